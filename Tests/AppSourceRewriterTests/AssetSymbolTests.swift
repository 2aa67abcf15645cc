import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("Constants of asset catalogs") struct AssetSymbolTests {
  private func catalog(_ folders: [String], namespaces: [String] = []) throws -> String {
    let place = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString).xcassets")
    for folder in folders {
      try FileManager.default.createDirectory(at: place.appending(path: folder), withIntermediateDirectories: true)
    }
    for folder in namespaces {
      try Data("{ \"properties\": { \"provides-namespace\": true } }".utf8).write(
        to: place.appending(path: "\(folder)/Contents.json"))
    }
    return place.path
  }

  @Test(
    "Names as Xcode makes them",
    arguments: [
      ("ic-star fill.imageset", "static let `icStarFill` = ImageResource(name: \"ic-star fill\", bundle: resourceBundle)"),
      ("HeroImage.imageset", "static let `hero` = ImageResource(name: \"HeroImage\", bundle: resourceBundle)"),
      ("URLIcon.imageset", "static let `urlIcon` = ImageResource(name: \"URLIcon\", bundle: resourceBundle)"),
      ("iOSBack.colorset", "static let `iOSBack` = ColorResource(name: \"iOSBack\", bundle: resourceBundle)"),
      ("A3A3A3.colorset", "static let `A_3_A_3_A_3` = ColorResource(name: \"A3A3A3\", bundle: resourceBundle)"),
      ("EBA72B.colorset", "static let `EBA_72_B` = ColorResource(name: \"EBA72B\", bundle: resourceBundle)"),
      ("303030.colorset", "static let `_303030` = ColorResource(name: \"303030\", bundle: resourceBundle)"),
      ("33C759.colorset", "static let `_33_C_759` = ColorResource(name: \"33C759\", bundle: resourceBundle)"),
      ("FBFBFB.colorset", "static let `FBFBFB` = ColorResource(name: \"FBFBFB\", bundle: resourceBundle)"),
      ("1st.imageset", "static let `_1st` = ImageResource(name: \"1st\", bundle: resourceBundle)"),
      ("BrandColor.colorset", "static let `brand` = ColorResource(name: \"BrandColor\", bundle: resourceBundle)"),
      ("brand.colorset", "static var `brand`: UIKit.UIColor { .init(resource: .brand) }"),
      ("brand.colorset", "static var `brand`: SwiftUI.Color { .init(ColorResource.brand) }"),
      ("Group/logo.imageset", "static let `logo` = ImageResource(name: \"logo\", bundle: resourceBundle)"),
    ])
  func names(folder: String, line: String) throws {
    let place = try catalog([folder])
    defer { try? FileManager.default.removeItem(atPath: place) }
    #expect(AssetSymbols(catalogs: [place]).text { _ in false }.contains("  \(line)\n"))
  }

  @Test("A folder that provides a namespace is an enumeration, and a part of the name")
  func namespaces() throws {
    let place = try catalog(["Icons/logo.imageset"], namespaces: ["Icons"])
    defer { try? FileManager.default.removeItem(atPath: place) }
    let text = AssetSymbols(catalogs: [place]).text { _ in false }
    #expect(text.contains("enum Icons {\n  static let `logo` = ImageResource(name: \"Icons/logo\", bundle: resourceBundle)\n"))
    #expect(!text.contains("static var `logo`"))
  }

  @Test("What the app or the framework has by that name stays its own")
  func taken() throws {
    let place = try catalog(["red.colorset", "mine.colorset"])
    defer { try? FileManager.default.removeItem(atPath: place) }
    let text = AssetSymbols(catalogs: [place]).text { $0 == "mine" }
    #expect(!text.contains("static var `red`") && !text.contains("static var `mine`"))
    #expect(text.contains("static let `red` = ColorResource") && text.contains("static let `mine` = ColorResource"))
  }

  @Test("A colour that is called as one of SwiftUI's styles is a constant of colours, and no style of that name")
  func styles() throws {
    let place = try catalog(["selection.colorset"])
    defer { try? FileManager.default.removeItem(atPath: place) }
    let parts = AssetSymbols(catalogs: [place]).text { _ in false }.components(separatedBy: "extension SwiftUI.ShapeStyle")
    #expect(parts.count == 2 && parts[0].contains("static var `selection`: SwiftUI.Color"))
    #expect(parts[0].contains("static var `selection`: UIKit.UIColor") && !parts[1].contains("`selection`"))
  }

  @Test("A property of another type takes no colour's or picture's name")
  func owners() {
    var module = AppModule()
    module.add(
      "A.swift", "struct A { let user = 1; static let logo = 2 }\nextension UIColor { static let brand = UIColor.red }\n")
    #expect(!module.declaresAsset("user") && !module.declaresAsset("logo") && module.declaresAsset("brand"))
  }
}
