import CellRuns
import Foundation
import SelectorDispatch
import Testing

@Suite struct ZygoteAppInformationTests {
  @Test("An app's bundle has the Info.plist of its own module, not that of an extension that was registered before")
  func ownModule() throws {
    let identifiers = try reply { pointer in
      let folder = NSTemporaryDirectory()
      for module in ["Widget", "Shop"] {
        let path = folder + "/\(module)-Info.plist"
        let list = ["CFBundleIdentifier": "org.example.\(module.lowercased())", "Kind": "$(PRODUCT_NAME)"]
        try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: URL(filePath: path))
        AppFiles.add([path], file: "\(module)/Resources.swift")
      }
      let all = ["Shop", "Widget", "Other"].map { AppInformation.identifier(.main, module: $0) ?? "none" }
      let kind = AppInformation.dictionary(.main, module: "Shop")?["Kind"] as? String ?? "none"
      ChildCall.at(pointer).reply.write((all + [kind]).joined(separator: " "))
    }
    #expect(identifiers == "org.example.shop org.example.widget org.example.widget Shop")
  }
}
