import Foundation
import Testing

@testable import CellTrace

@Suite struct HostTraitsTests {
  @Test(
    "traits are written and read as words",
    arguments: [
      "standard", "device=iPhoneSE", "width=320,scale=2,text=accessibilityLarge,bold,dark,rtl,contrast,safe-area",
      "device=iPad,dark",
    ])
  func words(_ text: String) throws {
    #expect(try HostTraits(text).description == text)
    let data = try JSONEncoder().encode([HostTraits(text)])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(text)\"]")
    #expect(try JSONDecoder().decode([HostTraits].self, from: data) == [try HostTraits(text)])
  }

  @Test(
    "a word that is no trait is named",
    arguments: ["", "drak", "width=10", "width=wide", "scale=4", "text=huge", "dark,", "device=Watch"])
  func badWords(_ text: String) throws {
    let error = try #require(throws: HostTraits.BadWord.self) { try HostTraits(text) }
    #expect(text.hasSuffix(error.word))
    #expect(
      HostTraits.BadWord(word: "drak").description
        == "'drak' is no trait; write words with commas: device=iPhoneSE|iPhone14|iPhone15Pro|iPhone16Pro|iPhone16ProMax|iPad, "
        + "width=POINTS, scale=1|2|3, text=extraSmall|small|medium|large|extraLarge|extraExtraLarge|extraExtraExtraLarge|"
        + "accessibilityMedium|accessibilityLarge|accessibilityExtraLarge|accessibilityExtraExtraLarge|"
        + "accessibilityExtraExtraExtraLarge, bold, dark, rtl, contrast, safe-area, or standard")
  }

  @Test("a configuration carries its traits, and the window that belongs to them; without any it reads as it did before")
  func configuration() throws {
    let dark = RunConfiguration(traits: try HostTraits("device=iPhoneSE,dark"))
    #expect(dark.windowSize == [375, 667])
    #expect(try JSONDecoder().decode(RunConfiguration.self, from: JSONEncoder().encode(dark)) == dark)
    let plain = try JSONEncoder().encode(RunConfiguration())
    #expect(!String(decoding: plain, as: UTF8.self).contains("traits"))
    #expect(try JSONDecoder().decode(RunConfiguration.self, from: plain) == RunConfiguration())
    #expect(HostDevice.all.map(\.name).count == Set(HostDevice.all.map(\.name)).count)
  }
}
