import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("Methods of UIKit's protocols that a class may leave out") struct FrameworkOptionalMethodsTests {
  @Test("The list is what the protocols of the module UIKit have a default for")
  func list() throws {
    let optional = try optional(of: ["UIKit"])
    #expect(optional.subtracting(FrameworkOptionalMethods.names).sorted() == [], "not in the list")
    #expect(FrameworkOptionalMethods.names.subtracting(optional).sorted() == [], "no default any more")
  }

  @Test("The list of the frameworks around UIKit is what their protocols have a default for")
  func listAround() throws {
    let optional = try optional(of: FrameworkOptionalMethods.frameworksAround)
    #expect(optional.subtracting(FrameworkOptionalMethods.namesAround).sorted() == [], "not in the list")
    #expect(FrameworkOptionalMethods.namesAround.subtracting(optional).sorted() == [], "no default any more")
  }

  @Test("A class that hands on what a controller of results tells it asks whether its own delegate wants to hear")
  func results() {
    let forced = "delegate!.controllerWillChangeContent!(box as! NSFetchedResultsController<NSFetchRequestResult>)"
    #expect(Copy("func a() { \(forced) }\n").body == "func a() { \(forced.replacing("Content!(", with: "Content(")) }\n")
    let asked = "delegate?.controller?(box, didChange: info, atSectionIndex: 0, for: .insert)"
    #expect(Copy("func a() { \(asked) }\n").body == "func a() { \(asked.replacing("controller?(", with: "controller(")) }\n")
  }

  /// Methods that public protocols of the modules require and give a default for.
  private func optional(of modules: [String]) throws -> Set<String> {
    try modules.reduce(into: Set()) { try $0.formUnion(optional(of: $1)) }
  }

  private func optional(of module: String) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/\(module)").path
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    var required: Set<String> = []
    var defaults: Set<String> = []
    var open: Set<String> = []
    for file in files.filter({ $0.hasSuffix(".swift") }).sorted() {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      // Where protocols and their defaults stand; reading the whole module takes too long.
      guard ["public protocol ", "Delegate {", "DataSource {", "Updating {"].contains(where: text.contains) else { continue }
      let facts = SourceSurvey.facts(of: text, at: file)
      // One for the harness alone is of no app's concern.
      let hidden = Set(text.matches(of: /@_spi\([^\n]*protocol (\w+)/).map { String($0.output.1) })
      open.formUnion(facts.types.filter { $0.kind == .protocol && $0.isPublic && !hidden.contains($0.name) }.map(\.name))
      for member in facts.members where member.kind == .method && !member.isStatic {
        let name = "\(member.owner).\(member.fullName)"
        switch member.ownerKind {
        case .protocol: required.insert(name)
        case .extension: defaults.insert(name)
        case .class, .other: break
        }
      }
    }
    // A protocol that only this module sees has no callers in an app.
    let both = required.intersection(defaults).filter { open.contains(String($0.prefix { $0 != "." })) }
    return Set(both.map { $0.drop { $0 != "." }.dropFirst() }.map(String.init))
  }

  @Test("A method of a session's delegate is called: Foundation's default answers for one that leaves it out")
  func sessions() {
    let call = "(delegate as? URLSessionTaskDelegate)?.urlSession?(session, task: task, didCompleteWithError: error)"
    #expect(Copy("func a() { \(call) }\n").body == "func a() { \(call.replacing("urlSession?(", with: "urlSession(")) }\n")
    let closure = "box.urlSession?(session, finally: task)"
    #expect(Copy("func a() { \(closure) }\n").body == "func a() { \(closure) }\n")
    // A variable of the name may hold a closure, whose arguments have no labels.
    let (start, rest) = ("class C { var collectionView: V!\nfunc a() { ", "(view, willDisplay: cell, forItemAt: path) } }")
    #expect(
      Copy("\(start)adapter.collectionView?\(rest)").body == "\(start)Optional(adapter)?.collectionView\(rest)")
  }
}
