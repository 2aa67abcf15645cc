import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing

@testable import UIKit

/// A row with a well, one that opens the sheet of colours, one that opens the sheet of fonts, and one that says what came of it.
struct WellScreen: CellScreen {
  let controller = WellViewController()
  var rootViewController: UIViewController { controller }
}

class WellViewController: UITableViewController, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
  fileprivate var log: [String] = []
  private let well = UIColorWell(frame: CGRect(x: 16, y: 8, width: 28, height: 28))

  override func viewDidLoad() {
    super.viewDidLoad()
    well.title = "Well"
    well.addAction(UIAction { [unowned self] _ in note("well \(hex(well.selectedColor))") }, for: .valueChanged)
  }

  fileprivate func note(_ text: String) {
    log.append(text)
    tableView.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
  }

  fileprivate func hex(_ color: UIColor?) -> String {
    (color?.cgColor.components ?? []).map { String(Int(($0 * 255).rounded()), radix: 16) }.joined(separator: "-")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 0 {
      cell.contentView.addSubview(well)
    } else {
      cell.textLabel?.text = ["", "Colour", "Font", log.joined(separator: ", ")][indexPath.row]
    }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.row == 1 {
      let sheet = UIColorPickerViewController()
      sheet.delegate = self
      present(sheet, animated: true)
    } else if indexPath.row == 2 {
      let sheet = UIFontPickerViewController()
      sheet.delegate = self
      present(sheet, animated: true)
    }
  }

  func colorPickerViewController(_ sheet: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
    note("\(hex(color)) \(hex(sheet.selectedColor)) \(continuously)")
  }
  func colorPickerViewControllerDidFinish(_ sheet: UIColorPickerViewController) { note("finished") }
  func fontPickerViewControllerDidPickFont(_ sheet: UIFontPickerViewController) {
    note(sheet.selectedFontDescriptor?.fontAttributes[.name] as? String ?? "no font")
    sheet.dismiss(animated: true)
  }
  func fontPickerViewControllerDidCancel(_ sheet: UIFontPickerViewController) { note("cancelled") }
}

/// Pickers of SwiftUI's for a colour, with a screen of its own, and of the palette style.
struct HostedColorScreen: CellScreen {
  let controller = UIHostingController(rootView: HostedColorContent())
  var rootViewController: UIViewController { controller }
}

struct HostedColorContent: View {
  @State private var color = Color.gray
  @State private var size = "Small"

  private var sizes: some View { ForEach(["Small", "Large", "Huge"], id: \.self) { Text($0) } }

  var body: some View {
    NavigationStack {
      List {
        Text("\(color == Color(red: 0, green: 0, blue: 1) ? "blue" : "\(color.description)"), \(size)")
        ColorPicker("Tint", selection: $color)
        Picker("Size", selection: $size) { sizes }.pickerStyle(.navigationLink)
        Picker("Beside", selection: $size) { sizes }.pickerStyle(.palette)
      }
    }
  }
}

/// A picker for a colour of Core Graphics'.
struct HostedCGColorScreen: CellScreen {
  let controller = UIHostingController(rootView: HostedCGColorContent())
  var rootViewController: UIViewController { controller }
}

struct HostedCGColorContent: View {
  @State private var ink = UIColor.black.cgColor

  var body: some View {
    List {
      Text((ink.components ?? []).map { "\(Int($0 * 255))" }.joined(separator: "-"))
      ColorPicker("Ink", selection: $ink)
    }
  }
}

@Suite("Colours, fonts, and screens of choices")
struct ColorTests {
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

  @Test("COL-01: the sheet of colours is in front until a finger closes it, and tells its delegate of each choice and of the end")
  func sheet() throws {
    let open = Interaction.tap(.showing("Colour"))
    #expect(
      try texts(WellScreen.self, after: [open, .tapAlert("Blue"), .tapAlert("#FF8000"), .tapAlert("Close")])
        .contains("0-0-ff-ff 0-0-ff-ff false, ff-80-0-ff ff-80-0-ff false, finished"))
    #expect(
      try failure(WellScreen.self, after: [open, .tap(.showing("Font"))]).hasPrefix("the sheet of colours covers the list"))
    let reason = try failure(WellScreen.self, after: [open, .tapAlert("Mauve")])
    #expect(reason.hasPrefix("the sheet of colours has no button \"Mauve\"; it has \"Red\", \"Blue\""))
    #expect(try failure(WellScreen.self, after: [open, .tapAlert("#FF80")]).contains("has no button \"#FF80\""))
  }

  @Test("COL-02: a tap on a well opens the sheet, and its value follows what is chosen; code that sets it tells nobody")
  func well() throws {
    let open = Interaction.tap(.identity("#1"), .showing("Well"))
    #expect(try texts(WellScreen.self, after: [open, .tapAlert("Green"), .tapAlert("Close")]).contains("well 0-ff-0-ff"))
    #expect(try texts(WellScreen.self, after: [.pick("Green", .identity("#1"))]).contains("well 0-ff-0-ff"))
    #expect(try failure(WellScreen.self, after: [.pick("Mauve", .identity("#1"))]).contains("\"Red\", \"Blue\", \"Green\""))
  }

  @Test("COL-03: a ColorPicker writes what is chosen in its sheet through the binding, and is picked from as a whole")
  func hosted() throws {
    let first = try texts(HostedColorScreen.self, after: [])
    #expect(first.contains("gray, Small"))
    #expect(try texts(HostedColorScreen.self, after: [.pick("Blue", .showing("Tint"))]).contains("blue, Small"))
    #expect(
      try texts(HostedColorScreen.self, after: [.tap(.showing("Tint")), .tapAlert("Blue"), .tapAlert("Close")])
        .contains("blue, Small"))
    #expect(
      try failure(HostedColorScreen.self, after: [.tap(.showing("Tint")), .tap(.showing("Size"))])
        .hasPrefix("the sheet of colours covers the list"))
  }

  @Test("COL-03: a ColorPicker for a colour of Core Graphics' writes the parts of what is chosen")
  func coreGraphics() throws {
    #expect(try texts(HostedCGColorScreen.self, after: [.pick("Blue", .showing("Ink"))]).contains("0-0-255-255"))
  }

  @Test("FNT-01: the sheet of fonts tells its delegate what was picked, and of being closed without a choice")
  func fonts() throws {
    let open = Interaction.tap(.showing("Font"))
    #expect(try texts(WellScreen.self, after: [open, .tapAlert("Georgia")]).contains("Georgia"))
    #expect(try texts(WellScreen.self, after: [open, .tapAlert("Close")]).contains("cancelled"))
  }

  @Test("PCK-04: a Picker of the style navigationLink leads to a screen with its choices, which goes when one is chosen")
  func screen() throws {
    let there = try texts(HostedColorScreen.self, after: [.tap(.showing("Size"))])
    #expect(there == ["Small", "Large", "Huge"])
    let back = try texts(HostedColorScreen.self, after: [.tap(.showing("Size")), .tap(.showing("Large"))])
    #expect(back.contains("gray, Large"))
  }

  @Test("PCK-05: a Picker of the style palette is a row of segments outside of a menu")
  func palette() throws {
    #expect(
      try texts(HostedColorScreen.self, after: [.tap(.showing("Huge"), .showing("Huge"))]).contains("gray, Huge"))
  }
}
