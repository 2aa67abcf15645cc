import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing

@testable import UIKit

/// Rows with wheels and calendars of UIKit's, each of which notes what was picked in its own row.
struct PickScreen: CellScreen {
  let controller = PickViewController()
  var rootViewController: UIViewController { controller }
}

final class PickViewController: UIViewController, UITableViewDataSource, UIPickerViewDataSource, UIPickerViewDelegate,
  UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
{
  private let table = UITableView(frame: .zero, style: .plain)
  private var notes = ["wheel", "date", "single", "multi"]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.rowHeight = 180
    table.dataSource = self
    view.addSubview(table)
  }

  private func note(_ row: Int, _ text: String) {
    notes[row] = text
    (table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.last as? UILabel)?.text = text
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let control = control(indexPath.row)
    control.frame = CGRect(x: 0, y: 0, width: 250, height: 180)
    let label = UILabel(frame: CGRect(x: 260, y: 0, width: 120, height: 20))
    label.text = notes[indexPath.row]
    cell.contentView.addSubview(control)
    cell.contentView.addSubview(label)
    return cell
  }

  private func control(_ row: Int) -> UIView {
    switch row {
    case 0:
      let wheels = UIPickerView()
      wheels.dataSource = self
      wheels.delegate = self
      return wheels
    case 1:
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.date = Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 10)) ?? Date()
      picker.maximumDate = Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 20))
      picker.addAction(
        UIAction { [unowned self, unowned picker] _ in
          let day = Calendar.current.dateComponents([.month, .day], from: picker.date)
          note(1, "picked \(day.month ?? 0)/\(day.day ?? 0)")
        }, for: .valueChanged)
      return picker
    case 2:
      let calendar = UICalendarView()
      calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
      return calendar
    case _:
      let calendar = UICalendarView()
      calendar.selectionBehavior = UICalendarSelectionMultiDate(delegate: self)
      return calendar
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? ["Red", "Green", "Blue"][row] : ["Small", "Large", "Huge"][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    note(0, "wheel \(component) at \(row)")
  }
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    note(2, dateComponents.map { "day \($0.day ?? 0)" } ?? "no day")
  }
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
    dateComponents?.day != 13
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    note(3, "\(selection.selectedDates.count) days")
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    note(3, "\(selection.selectedDates.count) days left")
  }
}

/// Pickers of SwiftUI's in rows.
struct HostedPickScreen: CellScreen {
  let controller = UIHostingController(rootView: HostedPickContent())
  var rootViewController: UIViewController { controller }
}

struct HostedPickContent: View {
  @State private var colour = "Red"
  @State private var date = Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 10, hour: 8)) ?? Date()
  @State private var days: Set<DateComponents> = []

  var body: some View {
    List {
      Text(
        "colour \(colour), \(Calendar.current.component(.day, from: date)) at \(Calendar.current.component(.hour, from: date))")
      Picker("Colour", selection: $colour) { ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) } }.pickerStyle(.wheel)
      DatePicker("When", selection: $date)
      MultiDatePicker("Days", selection: $days)
      Text("chosen: \(days.compactMap(\.day).sorted().map(String.init).joined(separator: ", "))")
    }
  }
}

/// Sliders of UIKit's and of SwiftUI's in rows.
struct SlideScreen: CellScreen {
  let controller = SlideViewController()
  var rootViewController: UIViewController { controller }
}

final class SlideViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    switch indexPath.row {
    case 0:
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      slider.maximumValue = 20
      slider.addAction(
        UIAction { [unowned cell, unowned slider] _ in cell.textLabel?.text = "at \(Int(slider.value.rounded()))" },
        for: .valueChanged)
      cell.contentView.addSubview(slider)
    case 1: cell.contentConfiguration = UIHostingConfiguration { HostedSlider() }
    case _: cell.textLabel?.text = "Plain"
    }
    return cell
  }
}

struct HostedSlider: View {
  @State private var value = 0.0
  var body: some View {
    VStack {
      Text("now \(Int((value * 100).rounded()))")
      Slider(value: $value)
    }
  }
}

/// A switch above a list.
struct SwitchScreen: CellScreen {
  let controller = UIHostingController(rootView: SwitchContent())
  var rootViewController: UIViewController { controller }
}

struct SwitchContent: View {
  @State private var isByYear = false
  var body: some View {
    VStack {
      Toggle("By year", isOn: $isByYear)
      List { Text(isByYear ? "1900" : "Anna") }
    }
  }
}

/// A button that shares, of UIKit's and of SwiftUI's.
struct ShareScreen: CellScreen {
  let controller = UIHostingController(rootView: ShareContent())
  var rootViewController: UIViewController { controller }
}

struct ShareContent: View {
  @State private var log = "nothing"
  var body: some View {
    List {
      Text(log)
      ShareLink("Send it", item: "a text")
      Button("Read") { log = UIPasteboard.general.string ?? "empty" }
      Button("Share by hand") {
        let sheet = UIActivityViewController(
          activityItems: ["another text"], applicationActivities: [PrintingActivity(), PostingActivity()])
        sheet.excludedActivityTypes = [.mail, .postToTwitter]
        sheet.completionWithItemsHandler = { type, isDone, _, _ in log = "\(type?.rawValue ?? "none") \(isDone)" }
        UIApplication.shared.windows.first?.rootViewController?.present(sheet, animated: true)
      }
    }
  }
}

/// Excluded by the type that it names, it is not offered.
final class PostingActivity: UIActivity {
  override var activityType: UIActivity.ActivityType? { .postToTwitter }
  override var activityTitle: String? { "Post" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

final class PrintingActivity: UIActivity {
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("stamp") }
  override var activityTitle: String? { "Stamp" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
}

@Suite("Picking and sharing")
struct PickTests {
  private func texts(_ screen: any CellScreen.Type, after script: [Interaction]) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.flatMap { $0.elements.compactMap { $0["text"] } } ?? []
  }

  private func failure(_ screen: any CellScreen.Type, after script: [Interaction]) throws -> String {
    let trace = try Runner(screen).run(script, RunConfiguration())
    if case .stepFailed(_, let reason) = trace.end { return reason }
    return "\(trace.end)"
  }

  @Test("PCK-01: a finger turns the wheel that has a title, and the delegate hears of it; code that turns it tells nobody")
  func wheels() throws {
    #expect(try texts(PickScreen.self, after: [.pick("Blue", .identity("#1"))]).contains("wheel 0 at 2"))
    #expect(try texts(PickScreen.self, after: [.pick("Large", .identity("#1"))]).contains("wheel 1 at 1"))
    #expect(try !texts(PickScreen.self, after: [.pick("Red", .identity("#1"))]).contains("wheel 0 at 0"))
    let reason = try failure(PickScreen.self, after: [.pick("Pink", .identity("#1"))])
    #expect(reason.hasPrefix("\"Pink\" can't be picked in item ") && reason.contains("\"Red\", \"Green\""))
  }

  @Test("a finger takes the thumb of a slider to a place on its track, whoever draws it")
  func sliders() throws {
    #expect(try texts(SlideScreen.self, after: [.pick("75 %", .identity("#1"))]).contains("at 15"))
    #expect(try texts(SlideScreen.self, after: [.pick("10%", .identity("#1"))]).contains("at 2"))
    #expect(try texts(SlideScreen.self, after: [.pick("100 %", .identity("#1"))]).contains("at 20"))
    #expect(try texts(SlideScreen.self, after: [.pick("25 %", .identity("#2"))]).contains("now 25"))
    #expect(try failure(SlideScreen.self, after: [.pick("25 %", .identity("#3"))]).contains("shows nothing to pick from"))
    #expect(try failure(SlideScreen.self, after: [.pick("120 %", .identity("#1"))]).contains("shows nothing to pick from"))
  }

  @Test("a switch beside a list goes by the label that stands before it")
  func labelledSwitch() throws {
    #expect(try texts(SwitchScreen.self, after: [.tap(.showing("By year"))]).contains("1900"))
  }

  @Test("PCK-02: a date picker takes a day within its bounds and sends its action; a day that is none, or beyond, is not picked")
  func dates() throws {
    #expect(try texts(PickScreen.self, after: [.pick("2026-03-14", .identity("#2"))]).contains("picked 3/14"))
    for value in ["2026-03-21", "2026-02-30", "09:30", "soon"] {
      #expect(try failure(PickScreen.self, after: [.pick(value, .identity("#2"))]).contains("can't be picked"))
    }
  }

  @Test("CAL-01, CAL-02: a touched day is selected if the delegate allows it, and deselected by the next touch")
  func calendars() throws {
    let day = Interaction.pick("2026-03-14", .identity("#3"))
    #expect(try texts(PickScreen.self, after: [day]).contains("day 14"))
    #expect(try texts(PickScreen.self, after: [day, day]).contains("no day"))
    #expect(try failure(PickScreen.self, after: [.pick("2026-03-13", .identity("#3"))]).contains("can't be picked"))
    let several = ["2026-03-14", "2026-03-15", "2026-03-14"].map { Interaction.pick($0, .identity("#4")) }
    #expect(try texts(PickScreen.self, after: Array(several.prefix(2))).contains("2 days"))
    #expect(try texts(PickScreen.self, after: several).contains("1 days left"))
  }

  @Test("PCK-03: wheels and calendars of SwiftUI's write through their bindings")
  func hosted() throws {
    #expect(try texts(HostedPickScreen.self, after: [.pick("Green", .showing("Colour"))]).contains("colour Green, 10 at 8"))
    #expect(try texts(HostedPickScreen.self, after: [.pick("2026-03-14", .showing("When"))]).contains("colour Red, 14 at 8"))
    #expect(
      try texts(HostedPickScreen.self, after: [.pick("2026-03-14 09:30", .showing("When"))]).contains("colour Red, 14 at 9"))
    // A second day is picked beside the first; one that is touched again is not picked any more.
    let days: [Interaction] = [
      .pick("2026-03-16", .showing("no days")), .pick("2026-03-14", .showing("2026-03-16")),
      .pick("2026-03-16", .showing("2026-03-14, 2026-03-16")),
    ]
    #expect(try texts(HostedPickScreen.self, after: [days[0]]).contains("chosen: 16"))
    #expect(try texts(HostedPickScreen.self, after: Array(days.prefix(2))).contains("chosen: 14, 16"))
    let left = try texts(HostedPickScreen.self, after: days)
    #expect(left.contains("chosen: 14") && left.contains("2026-03-14"))
    #expect(try failure(HostedPickScreen.self, after: [.pick("Green", .showing("colour Red"))]).contains("nothing to pick from"))
  }

  @Test("SHR-01: a share sheet is in front until an entry is chosen; copying leaves what was shared")
  func sharing() throws {
    let open = Interaction.tap(.showing("Send it"))
    #expect(try texts(ShareScreen.self, after: [open, .tapAlert("Copy"), .tap(.showing("Read"))]).contains("a text"))
    #expect(try failure(ShareScreen.self, after: [open, .tap(.showing("Read"))]).hasPrefix("the share sheet covers the list"))
    #expect(
      try failure(ShareScreen.self, after: [open, .tapAlert("Fax")]).hasPrefix("the share sheet has no button \"Fax\"; it has"))
    #expect(try texts(ShareScreen.self, after: [open, .tapAlert("Close"), open, .tapAlert("Close")]).contains("nothing"))
  }

  @Test("SHR-02: an app's own activity stands among the entries, one that is excluded does not, and the handler hears of each")
  func activities() throws {
    let open = Interaction.tap(.showing("Share by hand"))
    #expect(try texts(ShareScreen.self, after: [open, .tapAlert("Stamp")]).contains("stamp true"))
    #expect(try texts(ShareScreen.self, after: [open, .tapAlert("Close")]).contains("none false"))
    #expect(
      try failure(ShareScreen.self, after: [open, .tapAlert("Mail")]).contains("\"Copy\", \"Messages\", \"Stamp\", \"Close\""))
  }
}
