import Foundation
import Testing

/// Files of the app in the folder `App` that are no code and no interface.
@Suite("Files of an app's own bundle") struct BundledDataTests {
  @Test("A file beside the code is in the app's bundle, with its extension apart or not")
  func files() throws {
    #expect(BundledData.shopping == ["Bread", "Milk"])
    #expect(try #require(BundledData.path).hasSuffix("App/Data/shopping.json"))
    #expect(BundledData.lists == 1)
    #expect(BundledData.missing == nil)
  }

  @Test("The bundle is a folder that can be listed, and whose path leads to its files")
  func folder() throws {
    #expect(BundledData.listed.contains("shopping.json"))
    let data = try #require(BundledData.composed)
    #expect(try JSONDecoder().decode([String].self, from: data) == ["Bread", "Milk"])
    #expect(BundledData.composedAddress == data && BundledData.underResources == data)
  }

  @Test("An interface file is found by the kind that Xcode compiles it to")
  func interfaceFile() throws {
    #expect(try #require(BundledData.nib).lastPathComponent == "SectionHeader.xib")
  }

  @Test("The bundle has an identifier, and what Info.plist says, an empty one aside, with settings filled in")
  func information() {
    #expect(BundledData.identifier == "com.example.AppFormsTests")
    #expect(BundledData.title == "AppFormsTests of forms")
    #expect(BundledData.server == "https://example.com")
  }
}
