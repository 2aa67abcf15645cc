import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("Methods of UIKit's protocols that a class may leave out") struct FrameworkOptionalMethodsTests {
  @Test("The list is what the protocols of the module UIKit have a default for")
  func list() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/UIKit").path
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    var required: Set<String> = []
    var defaults: Set<String> = []
    for file in files.filter({ $0.hasSuffix(".swift") }).sorted() {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for member in SourceSurvey.facts(of: text, at: file).members where member.kind == .method && !member.isStatic {
        let name = "\(member.owner).\(member.fullName)"
        switch member.ownerKind {
        case .protocol: required.insert(name)
        case .extension: defaults.insert(name)
        case .class, .other: break
        }
      }
    }
    // A protocol that only this module sees has no callers in an app.
    let optional = Set(required.intersection(defaults).map { $0.drop { $0 != "." }.dropFirst() }.map(String.init))
    #expect(optional.subtracting(FrameworkOptionalMethods.names).sorted() == [], "not in the list")
    #expect(FrameworkOptionalMethods.names.subtracting(optional).sorted() == [], "no default any more")
  }
}
