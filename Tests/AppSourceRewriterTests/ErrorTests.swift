import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("Errors") struct ErrorTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let place = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
    for (name, text) in files {
      let file = place.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return place
  }

  private func job(_ place: URL, _ names: [String]) -> AppSourceJob {
    AppSourceJob(
      files: names.map { .init(source: place.appending(path: $0).path, copy: place.appending(path: $0 + ".copy").path) },
      cache: place.appending(path: "facts").path)
  }

  @Test("A file that does not parse is named with line and column, and nothing is written")
  func syntax() throws {
    let place = try folder(["A.swift": "let a = 1\n", "B.swift": "func b( {\n"])
    defer { try? FileManager.default.removeItem(at: place) }
    let problems = try job(place, ["A.swift", "B.swift"]).run()
    #expect(problems.first?.hasPrefix("\(place.path)/B.swift:1:") == true)
    #expect(problems.allSatisfy { $0.contains(": error: ") })
    #expect(!FileManager.default.fileExists(atPath: place.appending(path: "A.swift.copy").path))
  }

  @Test("Managed methods that nobody knows and unreadable files are errors with a way out")
  func unsupported() throws {
    let place = try folder([
      "A.swift":
        "class A: NSManagedObject {\n  @NSManaged func b(_ c: Int)\n}\n"
    ])
    defer { try? FileManager.default.removeItem(at: place) }
    try Data([0xFF, 0xFE, 0x41]).write(to: place.appending(path: "B.swift"))
    #expect(
      try job(place, ["A.swift", "B.swift"]).run() == [
        "\(place.path)/A.swift:2:3: error: the '@NSManaged' method 'b' is not supported: those that Xcode writes for relationships are (addToItems, removeFromItems, insertIntoItems, replaceItems). Write the method's body.",
        "\(place.path)/B.swift:1:1: error: the file cannot be read as UTF-8 text. Exclude it in cellharness-app.json, or save it as UTF-8.",
      ])
  }

  @Test("Clauses for other versions of the language may hold anything")
  func otherVersions() {
    var module = AppModule()
    module.add("A.swift", "#if swift(<4)\nfunc a( {\n#endif\nlet b = 1\n")
    #expect(module.errors.isEmpty)
  }

  @Test("A copy whose file has not changed is not written again; one that depends on another file is")
  func onlyWhatChanged() throws {
    let place = try folder([
      "A.swift": "class A: NSObject { func a() { _ = #selector(b) } }\n", "B.swift": "extension A { @objc func b() {} }\n",
      "C.swift": "let c = 1\n",
    ])
    defer { try? FileManager.default.removeItem(at: place) }
    let names = ["A.swift", "B.swift", "C.swift"]
    #expect(try job(place, names).run().isEmpty)
    func inode(_ name: String) throws -> Int {
      try FileManager.default.attributesOfItem(atPath: place.appending(path: name + ".copy").path)[.systemFileNumber] as? Int ?? 0
    }
    let before = try names.map(inode)
    #expect(try job(place, names).run().isEmpty)
    #expect(try names.map(inode) == before)
    try Data("extension A { @objc func b(_ c: Any) {} }\n".utf8).write(to: place.appending(path: "B.swift"))
    #expect(try job(place, names).run().isEmpty)
    let after = try names.map(inode)
    #expect(zip(before, after).map(!=) == [true, true, false])
    let copy = try String(contentsOf: place.appending(path: "A.swift.copy"), encoding: .utf8)
    #expect(copy.contains("Selector(\"b:\")"))
  }

  @Test("A folder: subfolders and links are followed; what is missing, double, empty or circular is an error")
  func folders() throws {
    let place = try folder([
      "App/A.swift": "", "App/Sub/B.swift": "", "App/Sub/Old/C.swift": "", "App/Pods/D.swift": "", "Twice/A.swift": "",
      "Empty/a.txt": "",
    ])
    defer { try? FileManager.default.removeItem(at: place) }
    func found(_ json: String) throws -> [String] {
      let file = place.appending(path: "cellharness-app.json")
      try Data(json.utf8).write(to: file)
      return try AppFolder(AppConfiguration(at: file), at: file).swiftFiles().map { $0.replacing(place.path + "/", with: "") }
    }
    #expect(try found(#"{ "folders": ["App"], "exclude": ["Sub/Old"] }"#) == ["App/A.swift", "App/Sub/B.swift"])
    #expect(
      try found(#"{ "folders": ["App/Sub", "App/A.swift"] }"#) == ["App/A.swift", "App/Sub/B.swift", "App/Sub/Old/C.swift"])
    func message(_ json: String) -> String {
      do { return "\(try found(json))" } catch { return "\(error)".replacing(place.path + "/", with: "") }
    }
    #expect(
      message(#"{ "folders": ["Nowhere"] }"#)
        == "cellharness-app.json names the folder Nowhere, which is not there. Paths are relative to the file.")
    #expect(
      message(#"{ "folders": ["App"], "exclude": ["No"] }"#)
        == "cellharness-app.json excludes No, which is not in any of its folders. Correct or remove the entry.")
    #expect(
      message(#"{ "folders": ["App", "Twice"] }"#)
        == "App/A.swift and Twice/A.swift have the same name; files of one module need different ones. Exclude one of them.")
    #expect(message(#"{ "folders": ["Empty"] }"#) == "there are no Swift files in Empty, or all of them are excluded.")
    #expect(message("{").hasPrefix("cellharness-app.json is not as expected: "))
    try FileManager.default.createSymbolicLink(
      at: place.appending(path: "App/Sub/up"), withDestinationURL: place.appending(path: "App"))
    #expect(message(#"{ "folders": ["App"] }"#) == "the link App/Sub/up leads back to App, which contains it. Exclude the link.")
  }

  @Test("A file of 100,000 lines is rewritten like any other")
  func longFile() {
    let method = "  @objc func a() { print(1) }\n"
    var text = "class C: NSObject {\n"
    for index in 0..<33_000 { text += method.replacing(" a(", with: " a\(index)(") + "\n\n" }
    let copy = Copy(text + "}\n")
    #expect(copy.body.split(separator: "\n", omittingEmptySubsequences: false).count > 99_000)
    #expect(!copy.body.contains("@objc"))
    #expect(copy.added.contains("\"a32999\""))
  }
}
