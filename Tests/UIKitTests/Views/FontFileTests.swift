import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Fonts that an app brings along in files of its own.
@MainActor @Suite("Fonts of an app's own", .serialized) struct FontFileTests {
  init() { RunState.begin() }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
  private static func long(_ value: Int) -> [UInt8] { word(value >> 16 & 0xFFFF) + word(value & 0xFFFF) }

  /// A file with a table of names only: the Macintosh's first, then those in UTF-16.
  private static func file(_ names: [(system: Int, name: Int, text: String)]) -> Data {
    let texts = names.map { Data($0.text.data(using: $0.system == 1 ? .ascii : .utf16BigEndian) ?? Data()) }
    var records: [UInt8] = [], place = 0
    for (name, text) in zip(names, texts) {
      records += word(name.system) + word(0) + word(0) + word(name.name) + word(text.count) + word(place)
      place += text.count
    }
    let table = word(0) + word(names.count) + word(6 + records.count) + records + texts.flatMap { [UInt8]($0) }
    let entry = [UInt8]("name".utf8) + long(0) + long(28) + long(table.count)
    return Data([0, 1, 0, 0] + word(1) + word(0) + word(0) + word(0) + entry + table)
  }
  private static let garamond = file([(1, 6, "EBGaramond12-Regular"), (3, 4, "EB Garamond 12 Regular"), (3, 6, "Other")])

  @Test("A font of a file is named as its table of names says; what is no font is nil")
  func names() throws {
    let font = try #require(CGDataProvider(data: Self.garamond as NSData).flatMap(CGFont.init))
    #expect(font.postScriptName == "EBGaramond12-Regular" && font.fullName == "EB Garamond 12 Regular")
    #expect(UIFont(name: "\(font.postScriptName ?? "")", size: 24)?.fontName == "EBGaramond12-Regular")
    let modern = try #require(CGDataProvider(data: Self.file([(3, 6, "Caf\u{E9}-Bold")]) as NSData).flatMap(CGFont.init))
    #expect(modern.postScriptName == "Caf\u{E9}-Bold" && modern.fullName == "Caf\u{E9}-Bold")
    for count in 0..<Self.garamond.count {
      // No part of a file ends the program.
      _ = FontFileNames(Self.garamond.prefix(count))
    }
    #expect(CGDataProvider(data: Data("hello, this is text".utf8) as NSData).flatMap(CGFont.init) == nil)
  }

  @Test("A font is registered once, and the second try says so; it is taken away once")
  func registering() throws {
    let font = try #require(CGDataProvider(data: Self.garamond as NSData).flatMap(CGFont.init))
    var problem: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &problem) && problem == nil)
    #expect(!CTFontManagerRegisterGraphicsFont(font, &problem))
    #expect(problem?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil) && !CTFontManagerUnregisterGraphicsFont(font, nil))
  }

  @Test("A font's file is registered by its address; one that is not there or is no font says what it is")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (good, bad) = (folder.appendingPathComponent("a.ttf"), folder.appendingPathComponent("b.ttf"))
    try Self.garamond.write(to: good)
    try Data("text".utf8).write(to: bad)
    #expect(CTFontManagerRegisterFontsForURL(good as NSURL, .process, nil))
    func code(_ url: URL) -> Int? {
      var problem: Unmanaged<CFError>?
      return CTFontManagerRegisterFontsForURL(url as NSURL, .process, &problem) ? nil : problem?.takeRetainedValue().code
    }
    #expect(code(good) == 105 && code(bad) == 103 && code(folder.appendingPathComponent("c.ttf")) == 101)
    #expect(CTFontManagerUnregisterFontsForURL(good as NSURL, .process, nil))
    #expect(!CTFontManagerUnregisterFontsForURL(good as NSURL, .process, nil))
    nonisolated(unsafe) var told: [Int] = []
    CTFontManagerRegisterFontURLs([good, bad] as NSArray, .process, true) { problems, isLast in
      told = problems.compactMap { ($0 as? NSError)?.code }
      return isLast
    }
    #expect(told == [103])
  }
}
