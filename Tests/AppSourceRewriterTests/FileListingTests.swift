import Testing

@testable import AppSourceRewriter

@Suite("The files that a module's program finds beside it") struct FileListingTests {
  private func text(_ sources: String..., hasOwnBundle: Bool = false) -> String {
    FileListing.text(["/app/a.json"], sources: sources, hasOwnBundle: hasOwnBundle)
  }

  @Test("Each path stands in the listing")
  func paths() { #expect(text("").contains("    \"/app/a.json\",\n")) }

  @Test("A package's code that asks for its module's bundle gets the app's, unless there is one")
  func moduleBundle() {
    let use = "let url = Bundle.module.url(forResource: \"a\", withExtension: \"json\")"
    #expect(text(use).contains("static var module: Foundation.Bundle"))
    #expect(text("Image(\"a\", bundle: .module)").contains("static var module: Foundation.Bundle"))
    #expect(!text("").contains("static var module"))
    #expect(!text(use, hasOwnBundle: true).contains("static var module"))
    #expect(!text(use, "extension Bundle { static let module = Bundle(for: A.self) }").contains("static var module"))
  }

  @Test("What Foundation declares and does not do stands in the listing of modules that ask for it")
  func foundation() {
    #expect(text("timer.userInfo as? UIView").contains("extension Foundation.Timer { var userInfo: Any?"))
    #expect(text("configuration.waitsForConnectivity = true").contains("var waitsForConnectivity: Bool {"))
    #expect(!text("").contains("userInfo") && !text("").contains("waitsForConnectivity"))
  }
}
