import HeadlessCore
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite struct AttributedTextTests {
  init() { RunState.begin() }

  private func runs(_ text: Text) -> [String?] { Hosted(text).elements.flatMap { [$0["text"], $0["runs"]] } }

  @Test("parts of a text that was put together keep their looks")
  func concatenated() {
    #expect(
      runs(Text("a ") + Text("b").bold() + Text(" c").foregroundColor(.red))
        == ["a b c", "\"b\" bold; \" c\" foregroundStyle red"])
    #expect(runs(Text("a") + Text("b")) == ["ab", nil])
  }

  @Test("attributes of a string are seen where they stand")
  func attributed() {
    var name = AttributedString("Ann")
    name.foregroundColor = .blue
    name.font = .headline
    var rest = AttributedString(" wrote")
    rest.underlineStyle = .single
    #expect(runs(Text(name + rest)) == ["Ann wrote", "\"Ann\" font headline, foregroundStyle blue; \" wrote\" underline"])
  }

  @Test("Markdown in a string: emphasis, code, struck text and links; marks that mark nothing stay")
  func markdown() throws {
    func pieces(_ text: String) throws -> [String] {
      let string = try AttributedString(
        markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
      return string.runs.map {
        "\(String(string[$0.range].characters))|\($0.inlinePresentationIntent?.rawValue ?? 0)|\($0.link?.absoluteString ?? "")"
      }
    }
    #expect(try pieces("a **b** c") == ["a |0|", "b|2|", " c|0|"])
    #expect(try pieces("5 * 3 * 2 and snake_case_name") == ["5 * 3 * 2 and snake_case_name|0|"])
    #expect(
      try pieces("*it* `c*d*` [l](https://x.y) ~~s~~ \\*no\\*")
        == ["it|1|", " |0|", "c*d*|4|", " |0|", "l|0|https://x.y", " |0|", "s|32|", " *no*|0|"])
    #expect(try pieces("**bold *both* bold**") == ["bold |2|", "both|3|", " bold|2|"])
    #expect(try String(AttributedString(markdown: "# Head\nmore").characters) == "Head more")
  }

  @Test("measurements are written with their unit")
  func formatters() {
    #expect(Measurement(value: 5, unit: UnitLength.kilometers).formatted() == "5 km")
    #expect(Measurement(value: 1, unit: UnitLength.meters).formatted(.measurement(width: .wide)) == "1 meter")
    let warm = Measurement(value: 21.25, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(.measurement(width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(1)))) == "21.2°C")
  }

  @Test("changes are taken back and made again, last one first, by groups")
  func undo() {
    final class Note {
      let manager = UndoManager()
      var text = ""
      func set(_ new: String) {
        let old = text
        text = new
        manager.registerUndo(withTarget: self) { $0.set(old) }
        manager.setActionName("Typing")
      }
    }
    let note = Note()
    note.set("a")
    // The next turn of the run loop, and so the next group.
    HostLoop.settle(within: 1)
    note.set("ab")
    #expect(note.manager.undoMenuItemTitle == "Undo Typing")
    note.manager.undo()
    #expect(note.text == "a" && note.manager.canUndo && note.manager.canRedo)
    note.manager.redo()
    #expect(note.text == "ab")
    note.manager.beginUndoGrouping()
    note.set("abc")
    note.set("abcd")
    note.manager.endUndoGrouping()
    note.manager.undo()
    #expect(note.text == "ab")
    note.manager.removeAllActions(withTarget: note)
    #expect(!note.manager.canUndo && !note.manager.canRedo)
  }
}
