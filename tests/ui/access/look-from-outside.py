# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the window of the FuzzyLens that runs as the process given, and uses it through AT-SPI."""
import subprocess
import sys
import time

import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)  # their followers have other names in each release
PATIENCE = 40  # seconds
process = int(sys.argv[1])
passed = 0


def until(what, find):
    """What find() comes to, once it is something; ends the program when it never is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found = find()
        except GLib.Error:
            found = None  # a part that has just gone
        if found:
            global passed
            passed += 1
            print("ok:", what, flush=True)
            return found
        time.sleep(0.2)
    sys.exit(f"FAILED: {what}")


def parts(of, most=60):
    """All below, each before its own; of tables the first children alone."""
    yield of
    isPicture = of.get_role() in (Atspi.Role.CHART, Atspi.Role.TABLE, Atspi.Role.TREE_TABLE)
    for index in range(min(of.get_child_count(), most if isPicture else 10000)):
        child = of.get_child_at_index(index)
        if child is not None:
            yield from parts(child, most)


def first(of, role, name):
    return next((part for part in parts(of) if role in (None, part.get_role()) and name in (part.get_name() or "")), None)


def program():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_process_id() == process:
            return child
    return None


def focused(of, role=None):
    """Lists that are not seen call their item focused too: then the role tells."""
    return next((part for part in parts(of) if part.get_state_set().contains(Atspi.StateType.FOCUSED)
                 and part.get_role() != Atspi.Role.FRAME and role in (None, part.get_role())), None)


Atspi.init()
application = until("the program is found", program)
window = until("its window has the name of what is open",
               lambda: first(application, Atspi.Role.FRAME, "FuzzyLens"))

for role, name in ((Atspi.Role.MENU_BAR, "Menu bar"), (None, "Data, steps and method"),
                   (Atspi.Role.MENU_ITEM, "File")):
    until(f"{name} is there", lambda: first(window, role, name))

slider = until("the slider of the fuzziness is found", lambda: first(window, Atspi.Role.SLIDER, "uzziness"))
value = slider.get_value_iface()
low, high, before = value.get_minimum_value(), value.get_maximum_value(), value.get_current_value()
until(f"its value {before:g} lies from {low:g} to {high:g}", lambda: low < high and low <= before <= high)
until("it says its value in words", lambda: " to " in slider.get_description())
wanted = low + (high - low) / 4
words = slider.get_description()
value.set_current_value(wanted)
until("its value can be set", lambda: abs(value.get_current_value() - wanted) < (high - low) / 50)
until("the words follow", lambda: slider.get_description() != words)

picture = until("the picture of the memberships is found", lambda: first(window, Atspi.Role.CHART, "Memberships"))
until("it is described", lambda: "cluster" in (picture.get_description() or "").lower())
table = picture.get_table_iface()
rows, columns = table.get_n_rows(), table.get_n_columns()
until(f"it has {rows} rows and {columns} columns", lambda: rows > 10 and columns > 2)
sample = table.get_accessible_at(0, 0)
cell = table.get_accessible_at(0, columns - 1)
until(f"its cells have names and roles: {sample.get_name()}: {cell.get_name()}",
      lambda: sample.get_name() and cell.get_name() and cell.get_role() == Atspi.Role.TABLE_CELL)
until(f"a row is told: {table.get_row_description(0)}", lambda: sample.get_name() in table.get_row_description(0))

slider.get_component_iface().grab_focus()
until("the slider takes the focus", lambda: slider.get_state_set().contains(Atspi.StateType.FOCUSED))
held = value.get_current_value()
subprocess.run(["xdotool", "key", "Right"], check=True)
until("the arrow key moves it", lambda: value.get_current_value() != held)
subprocess.run(["xdotool", "key", "Tab"], check=True)
stop = until("Tab moves the focus on",
             lambda: not slider.get_state_set().contains(Atspi.StateType.FOCUSED) and focused(window))
until(f"to something with a name: {stop.get_name()}", stop.get_name)



def runs():
    """How many are listed."""
    listed = first(window, Atspi.Role.LIST, "Run history")
    return listed.get_child_count() if listed else 0


subprocess.run(["xdotool", "key", "ctrl+r"], check=True)
before = until("a run is listed", runs)
subprocess.run(["xdotool", "key", "ctrl+r"], check=True)
value.set_current_value(low + (high - low) / 2)
subprocess.run(["xdotool", "key", "ctrl+r"], check=True)
until("another one joins it", lambda: runs() > before)
subprocess.run(["xdotool", "key", "Home", "shift+Down", "c"], check=True)
compared = until("two of them are compared", lambda: first(application, Atspi.Role.CHART, "Two runs compared"))
until("the comparison is described", lambda: "changed cluster" in (compared.get_description() or ""))
parts_of_it = compared.get_table_iface()
part = parts_of_it.get_accessible_at(0, 0).get_name()
until(f"its parts are cells: {part}", lambda: parts_of_it.get_n_rows() > 2 and "luster" in part)
compared.get_component_iface().grab_focus()
until("it takes the focus", lambda: compared.get_state_set().contains(Atspi.StateType.FOCUSED))
subprocess.run(["xdotool", "key", "Down"], check=True)
until("the arrow key says its first part", lambda: part in (compared.get_description() or ""))
subprocess.run(["xdotool", "key", "Escape", "Escape"], check=True)
until("Escape closes it", lambda: not first(application, Atspi.Role.CHART, "Two runs compared"))
until("the window is in front again", lambda: window.get_state_set().contains(Atspi.StateType.ACTIVE))
subprocess.run(["xdotool", "key", "ctrl+r"], check=True)
until("the controls are back", lambda: slider.get_state_set().contains(Atspi.StateType.SHOWING))
subprocess.run(["xdotool", "key", "ctrl+shift+p"], check=True)
until("the command palette has the focus", lambda: focused(application, Atspi.Role.TEXT))
print(f"{passed} passed, 0 failed")
