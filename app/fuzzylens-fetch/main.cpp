// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch.h"

#include "../fuzzylens-cli/interrupt.h"
#include "../fuzzylens-cli/unknown_option.h"
#include "core/common/issue.h"
#include "core/common/utf8.h"

#include <QCoreApplication>

#include <iostream>

namespace {

enum ExitCode { Done = 0, Failed = 1, WrongCommand = 2 };

int complain(const QString& problem, ExitCode code)
{
    fuzzylens::cli::noteFailure();
    std::cerr << "fuzzylens-fetch: " + fuzzylens::oneLine(problem.toStdString()) + '\n';
    return code;
}

int fetch(fuzzylens::FetchRequest request)
{
    try {
        fuzzylens::Fetch job(std::move(request));
        QString problem;
        QObject::connect(&job, &fuzzylens::Fetch::ended, &job, [&](const QString& why) {
            problem = why;
            QCoreApplication::exit(why.isEmpty() ? Done : Failed);
        });
        QMetaObject::invokeMethod(&job, &fuzzylens::Fetch::start, Qt::QueuedConnection);
        const int code = QCoreApplication::exec();
        return problem.isEmpty() ? code : complain(problem, Failed);
    } catch (const fuzzylens::DataError& error) {
        return complain(QString::fromUtf8(error.what()), Failed);
    }
}

}  // namespace

int main(int argc, char** argv)
{
    using namespace fuzzylens;
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("fuzzylens-fetch"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FUZZYLENS_VERSION));
    cli::catchInterrupts();

    CLI::App app("Download the series matrix of a series (GSE4107) or a curated data set (GDS507) of GEO.\nExit "
                 "code 0: success; 1: failure; 2: wrong usage.",
                 "fuzzylens-cli fetch");
    std::string accession, output, platform, server = ui::geoServer().toString().toStdString();
    FetchRequest request;
    app.add_option("ACCESSION", accession, "Accession of a series or of a curated data set")->required();
    app.add_option("-o,--output", output, "Output file, compressed as in GEO")->required();
    app.add_option("--platform", platform, "Platform, for a series measured on several platforms (GPL570)");
    app.add_option("--base-url", server, "URL of the folder that contains series/ and datasets/")
        ->capture_default_str();
    app.add_option("--max-megabytes", request.mostMegabytes, "Refuse a larger file")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    app.add_option("--max-minutes", request.mostMinutes, "Stop a slower download; the downloaded part is kept")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    app.add_flag("--again", request.again, "Download again even if the file is cached");
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        const std::string unknown = cli::unknownOption(app);
        return complain(QString::fromStdString(unknown.empty() ? error.what() : unknown) +
                            QStringLiteral("; see fuzzylens-cli fetch --help"),
                        WrongCommand);
    }
    const auto parsed = ui::parseGeoAccession(QString::fromStdString(accession));
    if (!parsed)
        return complain(
            QStringLiteral(
                "%1 is not an accession; a series has a name like GSE4107, a curated data set like GDS507")
                .arg(QString::fromStdString(accession)),
            WrongCommand);
    const auto address = ui::parseGeoServer(QString::fromStdString(server));
    if (!address)
        return complain(QStringLiteral("%1 is not an address that begins with https:// or http://")
                            .arg(QString::fromStdString(server)),
                        WrongCommand);
    request.accession = *parsed;
    request.server = *address;
    request.platform = QString::fromStdString(platform);
    request.output = output;
    return fetch(std::move(request));
}
