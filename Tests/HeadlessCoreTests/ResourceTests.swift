import CellTrace
import Foundation
import Testing

@testable import HeadlessCore

@MainActor @Suite(.serialized) struct ResourceTests {
  /// A folder of files, gone with the test.
  private func with(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, data) in files {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    AppResources.use([folder])
    defer { AppResources.use([]) }
    try body(folder)
  }

  private func text(_ string: String) -> Data { Data(string.utf8) }

  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height])
  }

  /// What is reported while `body` runs, without the folder's own path.
  private func reports(_ folder: String, _ body: () -> Void) -> [String] {
    var found: [String] = []
    let previous = Probe.sink
    Probe.sink = { if case .unowned(let text) = $0 { found.append(text.replacingOccurrences(of: folder, with: "…")) } }
    defer { Probe.sink = previous }
    body()
    return found
  }

  @Test("sizes are read from the heads of PNG, JPEG, GIF, PDF and SVG files; anything else has none")
  func sizes() {
    #expect(PictureSize.own(of: png(120, 60)) == .init(width: 120, height: 60, isVector: false))
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 40, 1, 0, 3, 1, 1, 1, 1]
    #expect(PictureSize.own(of: Data(jpeg)) == .init(width: 256, height: 40, isVector: false))
    #expect(PictureSize.own(of: text("GIF89a") + Data([44, 1, 9, 0])) == .init(width: 300, height: 9, isVector: false))
    #expect(
      PictureSize.own(of: text("%PDF-1.4\n<< /Type /Page /MediaBox [0 0 24 32.5] >>"))
        == .init(width: 24, height: 32.5, isVector: true))
    #expect(PictureSize.own(of: text("<svg viewBox=\"0 0 16 8\"></svg>")) == .init(width: 16, height: 8, isVector: true))
    #expect(
      PictureSize.own(of: text("<?xml version=\"1.0\"?><svg width=\"20px\" height=\"10\" viewBox=\"0 0 1 1\"/>"))
        == .init(width: 20, height: 10, isVector: true))
    #expect(PictureSize.own(of: text("plain")) == nil)
  }

  @Test("the heads of BMP, WebP, TIFF and HEIC pictures tell their size")
  func otherSizes() {
    func size(_ bytes: [UInt8]) -> [Double]? { PictureSize.own(of: Data(bytes)).map { [$0.width, $0.height] } }
    func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }
    let zeros = { (count: Int) in [UInt8](repeating: 0, count: count) }
    #expect(size(ascii("BM") + zeros(16) + [44, 1, 0, 0] + [0xF6, 0xFF, 0xFF, 0xFF]) == [300, 10])
    let riff = ascii("RIFF") + zeros(4) + ascii("WEBP")
    #expect(size(riff + ascii("VP8X") + zeros(8) + [43, 1, 0, 9, 0, 0]) == [300, 10])
    #expect(size(riff + ascii("VP8 ") + zeros(10) + [44, 1, 10, 0]) == [300, 10])
    // 14 bits of width less one, then 14 of height less one.
    #expect(size(riff + ascii("VP8L") + zeros(4) + [0x2F] + [0x2B, 0x41, 0x02, 0]) == [300, 10])
    let little: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 2, 0]
    #expect(size(little + [0, 1, 3, 0, 1, 0, 0, 0, 44, 1, 0, 0] + [1, 1, 4, 0, 1, 0, 0, 0, 10, 0, 0, 0]) == [300, 10])
    let big: [UInt8] = [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 2]
    #expect(size(big + [1, 0, 0, 3, 0, 0, 0, 1, 1, 44, 0, 0] + [1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 10]) == [300, 10])
    func ispe(_ width: UInt8, _ height: UInt8) -> [UInt8] {
      [0, 0, 0, 20] + ascii("ispe") + [0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height]
    }
    #expect(size(zeros(4) + ascii("ftypheic") + ispe(16, 9) + ispe(80, 60) + zeros(4)) == [80, 60])
  }

  @Test("a format is told by how bytes begin; what is cut off has no size")
  func formats() {
    #expect(PictureFormat(png(1, 1)) == .png)
    #expect(PictureFormat(Data([0xFF, 0xD8, 0xFF])) == .jpeg)
    #expect(PictureFormat(text("RIFF....WAVE")) == nil)
    #expect(PictureFormat(text("....ftypmp42")) == nil)
    #expect(PictureFormat(text("....ftypavif")) == .heif)
    #expect(PictureFormat(Data()) == nil)
    for start in [text("BM"), text("GIF89a"), text("RIFF....WEBPVP8X"), Data([0x49, 0x49, 0x2A, 0]), Data([0xFF, 0xD8, 0xFF])] {
      #expect(PictureFormat(start) != nil)
      #expect(PictureSize.own(of: start) == nil)
    }
  }

  @Test(
    "a catalog's picture answers to its name with an extension too, and a file whose name is written with other code points is it"
  )
  func names() throws {
    let contents = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"cafe\u{301}.png\", \"scale\": \"1x\"}]}"
    try with([
      "Assets.xcassets/Cup.imageset/Contents.json": text(contents), "Assets.xcassets/Cup.imageset/caf\u{e9}.png": png(30, 20),
    ]) { folder in
      var picture: Picture?
      #expect(reports(folder) { picture = AppResources.picture("Cup") } == [])
      #expect(picture == Picture(width: 30, height: 20))
      #expect(AppResources.picture("Cup.png") == Picture(width: 30, height: 20))
      #expect(AppResources.picture("Cup.v2") == nil && AppResources.picture("Saucer.png") == nil)
    }
  }

  @Test("a set's picture has its best scale's size in points, its intent, and a dark variant; loose files count too")
  func pictures() throws {
    let contents = """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a3.png", "scale": "3x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "pad.png", "scale": "3x"}, {"idiom": "universal", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    try with([
      "Assets.xcassets/Badges/Star.imageset/Contents.json": text(contents),
      "Assets.xcassets/Badges/Star.imageset/a.png": png(30, 20), "Assets.xcassets/Badges/Star.imageset/a3.png": png(96, 66),
      "Assets.xcassets/Badges/Star.imageset/dark.png": png(80, 40), "logo@2x.png": png(100, 50), "logo.png": png(50, 25),
    ]) { _ in
      #expect(AppResources.picture("Star") == Picture(width: 32, height: 22, isTemplate: true))
      #expect(AppResources.picture("Badges/Star") == AppResources.picture("Star"))
      #expect(AppResources.picture("Star", isDark: true)?.width == 40)
      #expect(AppResources.picture("logo") == Picture(width: 50, height: 25))
      #expect(AppResources.picture("other") == nil)
    }
    #expect(!AppResources.isNamed)
  }

  @Test("a colour's components are numbers, bytes or hexadecimal; a dark variant and the system's names count")
  func colors() throws {
    let contents = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "0.250", "alpha": "1.000"}}}]}
      """
    let system = #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemIndigoColor"}}]}"#
    try with([
      "A.xcassets/Brand.colorset/Contents.json": text(contents), "A.xcassets/Link.colorset/Contents.json": text(system),
    ]) { _ in
      #expect(AppResources.color("Brand") == .components([1, 128.0 / 255, 51.0 / 255, 0.5]))
      #expect(AppResources.color("Brand", isDark: true) == .components([0.25, 0.25, 0.25, 1]))
      #expect(AppResources.color("Link", isDark: true) == .system("systemIndigo"))
      #expect(AppResources.color("Brnad") == nil)
    }
  }

  @Test("plural forms of a .stringsdict stand before the texts of the same language; the first variable decides")
  func plurals() throws {
    let forms = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld eggs in %lld nests</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@eggs@ in %2$#@nests@</string>
      <key>eggs</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>no egg</string><key>one</key><string>one egg</string><key>other</key><string>%1$lld eggs</string></dict>
      <key>nests</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>other</key><string>%2$lld nests</string></dict>
      </dict></dict></plist>
      """
    try with([
      "en.lproj/Localizable.stringsdict": text(forms),
      "en.lproj/Localizable.strings": text("\"%lld eggs in %lld nests\" = \"eggs\";\nplain = \"Plain\";"),
    ]) { _ in
      func eggs(_ count: Int) -> String {
        var text = LocalizableText()
        text.append(value: count)
        text.append(literal: " eggs in ")
        text.append(value: 7)
        text.append(literal: " nests")
        return text.resolved()
      }
      #expect([0, 1, 5].map(eggs) == ["no egg in 7 nests", "one egg in 7 nests", "5 eggs in 7 nests"])
      #expect(AppResources.text("plain", table: nil) == .plain("Plain"))
    }
  }

  @Test("texts come from English tables first, by key, with their values in order or by number and the right plural")
  func texts() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld items": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld thing"}}, "other": {"stringUnit": {"value": "%lld things"}}}}}}},
        "plain": {}, "only German": {"localizations": {"de": {"stringUnit": {"value": "nur"}}}}}}
      """
    try with([
      "de.lproj/Localizable.strings": text("\"greeting %@ %@\" = \"Hallo\";\n\"german\" = \"nur\";"),
      "en.lproj/Localizable.strings": text(
        "/* words */\n\"greeting %@ %@\" = \"%2$@, dear %1$@ (100 %%)\";\n\"quote\" = \"a \\\"b\\\"\";"),
      "en.lproj/Errors.strings": text("lost = \"No network\";"), "en.lproj/Empty.strings": text("// nothing\n"),
      "Things.xcstrings": text(catalog),
    ]) { _ in
      func greeting() -> LocalizableText {
        var text = LocalizableText()
        text.append(literal: "greeting ")
        text.append(value: "Ann", specifier: "%@")
        text.append(literal: " ")
        text.append(value: "hello", specifier: "%@")
        return text
      }
      #expect(greeting().key == "greeting %@ %@")
      #expect(greeting().resolved() == "hello, dear Ann (100 %)")
      #expect(greeting().resolved(table: "Errors") == "greeting Ann hello")
      #expect(AppResources.text("quote", table: nil) == .plain("a \"b\""))
      #expect(AppResources.text("german", table: nil) == .plain("nur"))
      #expect(AppResources.text("lost", table: "Errors") == .plain("No network"))
      #expect(AppResources.text("lost", table: "Empty") == nil)
      func items(_ count: Int) -> String {
        var text = LocalizableText()
        text.append(value: count)
        text.append(literal: " items")
        return text.resolved(table: "Things")
      }
      #expect([items(0), items(1), items(2)] == ["0 things", "1 thing", "2 things"])
      #expect(LocalizableText("plain").resolved(table: "Things") == "plain")
      #expect(LocalizableText("only German").resolved(table: "Things") == "only German")
    }
  }

  @Test("a catalog's values may have names and parts with forms of their own, and a text may be looked up by another key")
  func namedValues() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.1", "strings": {
        "day": {"localizations": {"en": {"stringUnit": {"value": "Day %1$(number)lld of %2$(all)lld"}}}},
        "trip": {"localizations": {"en": {"stringUnit": {"value": "%@ in %#@days@"}, "substitutions": {"days": {
          "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg day"}}, "other": {"stringUnit": {"value": "%arg days"}}}}}}}}}}}
      """
    try with(["Localizable.xcstrings": text(catalog)]) { _ in
      func shown(_ key: String, _ place: String?, _ days: Int) -> String {
        var text = LocalizableText()
        if let place { text.append(value: place) }
        text.append(value: days)
        return text.resolved(key: key)
      }
      #expect(shown("day", "3", 90) == "Day 3 of 90")
      #expect(["Rome", "Oslo"].enumerated().map { shown("trip", $1, $0 + 1) } == ["Rome in 1 day", "Oslo in 2 days"])
      #expect(shown("nowhere", "a", 1) == "a1")
    }
  }

  @Test("what can't be read is reported with the file, the reason and what to do")
  func errors() throws {
    try with([
      "A.xcassets/Broken.imageset/Contents.json": text("{"), "A.xcassets/Bare.imageset/x.png": png(1, 1),
      "A.xcassets/Gone.imageset/Contents.json": text(#"{"images": [{"idiom": "universal", "filename": "x.png"}]}"#),
      "A.xcassets/Odd.imageset/Contents.json": text(#"{"images": [{"idiom": "universal", "filename": "x.heic"}]}"#),
      "A.xcassets/Odd.imageset/x.heic": text("?"),
      "A.xcassets/None.colorset/Contents.json": text(#"{"colors": [{"color": {"components": {}}}]}"#),
      "Localizable.strings": text("\"a\" = "),
    ]) { folder in
      let found = reports(folder) {
        for name in ["Broken", "Bare", "Gone", "Odd"] { #expect(AppResources.picture(name) == nil) }
        #expect(AppResources.color("None") == nil)
        #expect(AppResources.text("a", table: nil) == nil)
        AppResources.use([folder + "/nowhere"])
      }
      #expect(found.count == 7)
      #expect(found.first?.hasPrefix("…/A.xcassets/Broken.imageset/Contents.json can't be read as JSON (") == true)
      #expect(
        found.dropFirst().filter { !$0.contains("Localizable") } == [
          "…/A.xcassets/Bare.imageset has no Contents.json; add one or remove the folder from the asset catalog",
          "…/A.xcassets/Gone.imageset/Contents.json names \"x.png\", which is not beside it; add the file or correct the name",
          "the size of …/A.xcassets/Odd.imageset/x.heic can't be read: it is no PNG, JPEG, GIF, PDF or SVG with a size in its "
            + "head; save it as one of these",
          "…/A.xcassets/None.colorset/Contents.json has a colour without red, green and blue; add its components",
          "there is no folder …/nowhere, which the screen names as its resources; correct the path in `resources`",
        ])
      #expect(found.contains { $0.hasPrefix("…/Localizable.strings can't be read as a table of texts (") })
    }
  }
}
