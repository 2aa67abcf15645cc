import Foundation
import Testing
import UIKit

@Suite("attributed strings in archives") struct AttributedStringCodingTests {
  struct Note: Codable, Equatable { var text: AttributedString }

  @Test("texts, links and marks come back; fonts and colours do not, as on a phone", arguments: [true, false])
  func roundTrip(isProperties: Bool) throws {
    var text = AttributedString("Buy ")
    text.font = .systemFont(ofSize: 20)
    var link = AttributedString("milk")
    link.link = URL(string: "https://example.com/milk")
    link.inlinePresentationIntent = .stronglyEmphasized
    text.append(link)
    let notes = [Note(text: text), Note(text: AttributedString(""))]
    let read =
      isProperties
      ? try PropertyListDecoder().decode([Note].self, from: PropertyListEncoder().encode(notes))
      : try JSONDecoder().decode([Note].self, from: JSONEncoder().encode(notes))
    #expect(read.map { String($0.text.characters) } == ["Buy milk", ""])
    let runs = Array(read[0].text.runs)
    #expect(runs.count == 2 && runs[0].link == nil && runs[1].link == URL(string: "https://example.com/milk"))
    #expect(runs[1].inlinePresentationIntent == .stronglyEmphasized && read[0].text.font == nil)
  }
}
