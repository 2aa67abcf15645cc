import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("Core Data's attributes and models") struct DataModelTests {
  @Test("Managed properties read and write by their names")
  func properties() {
    #expect(
      Copy("import CoreData\nclass A: NSManagedObject {\n  @NSManaged public var b: String?\n}\n").body.hasSuffix(
        """
        public var b: String? { get { ManagedValues.optionalValue(of: self, "b") } set { ManagedValues.set(newValue, of: self, "b") } }
        }

        """))
  }

  @Test(
    "Methods of relationships, as Xcode writes and wrote them",
    arguments: [
      ("addToItems(_ value: B)", "ManagedValues.add(value, to: self, \"items\")"),
      ("removeFromItems(_ values: NSSet)", "ManagedValues.remove(values, from: self, \"items\")"),
      ("insertIntoItems(_ value: B, at idx: Int)", "ManagedValues.insert(value, into: self, \"items\", at: idx)"),
      ("removeFromItems(at idx: Int)", "ManagedValues.remove(at: idx, from: self, \"items\")"),
      ("replaceItems(at idx: Int, with value: B)", "ManagedValues.replace(at: idx, in: self, \"items\", with: value)"),
      ("addItemsObject(_ value: B)", "ManagedValues.add(value, to: self, \"items\")"),
    ])
  func methods(head: String, call: String) {
    let copy = Copy("import CoreData\nextension A {\n  @objc(x:)\n  @NSManaged public func \(head)\n}\n")
    #expect(copy.body.contains("public func \(head) { \(call) }\n"))
  }

  @Test("SwiftUI brings Core Data's names along")
  func implied() {
    let text = "import SwiftUI\nstruct A: View {\n  @FetchRequest(sortDescriptors: []) var b: FetchedResults<C>\n}\n"
    #expect(Copy(text).imports == "import CoreData\n")
    #expect(Copy("import CoreData\n" + text).imports.isEmpty && Copy("struct FetchRequest {}\n").imports.isEmpty)
  }

  private func model(_ versions: [String: String], current: String? = nil) throws -> URL {
    let place = FileManager.default.temporaryDirectory.appending(path: "Model-\(UUID().uuidString)/Shop.xcdatamodeld")
    for (name, entities) in versions {
      let folder = place.appending(path: "\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("<?xml version=\"1.0\"?><model>\(entities)</model>".utf8).write(to: folder.appending(path: "contents"))
    }
    if let current {
      let text = "<plist><dict><key>_XCCurrentVersionName</key><string>\(current).xcdatamodel</string></dict></plist>"
      try Data(text.utf8).write(to: place.appending(path: ".xccurrentversion"))
    }
    return place
  }

  @Test("The version that the app uses is read; without a name it is the last")
  func versions() throws {
    let both = ["A": "<entity name=\"Old\"/>", "B": "<entity name=\"New\"/>"]
    #expect(try DataModel(at: model(both, current: "A").path)?.entities.map(\.name) == ["Old"])
    #expect(try DataModel(at: model(both).path)?.entities.map(\.name) == ["New"])
    #expect(try DataModel(at: model(["A": "<entity"]).path) == nil && DataModel(at: "/nowhere.xcdatamodeld") == nil)
  }

  @Test("A model that cannot be read is an error with a way out, and nothing is written")
  func unreadable() throws {
    let place = try model(["A": "<entity"])
    let output = place.deletingLastPathComponent().appending(path: "Models.swift")
    var job = AppSourceJob(files: [], cache: place.deletingLastPathComponent().appending(path: "facts").path)
    (job.models, job.modelOutput) = ([place.path], output.path)
    #expect(
      try job.run() == [
        "\(place.path):1:1: error: the data model has no version that can be read. Open it in Xcode and save it, or exclude it in cellharness-app.json."
      ])
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  @Test("Classes are written where Xcode writes them, with its types; a class that nobody declares is a plain object")
  func source() throws {
    let place = try model([
      "A": """
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="price" attributeType="Decimal"/>
        <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="age" attributeType="Integer 16"/><attribute name="made" attributeType="Date" usesScalarValueType="YES"/>
        <relationship name="shop" optional="YES" maxCount="1" destinationEntity="Shop" inverseName="items"/>
      </entity>
      <entity name="Shop" representedClassName="Market" codeGenerationType="category">
        <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="shop"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Log" representedClassName="LogEntry"/>
      """
    ])
    let text = try DataModelSource(models: [#require(DataModel(at: place.path))]) { $0 == "Market" }.text
    for part in [
      "nonisolated public class Item: NSManagedObject {}\nnonisolated extension Item {", "public var `price`: NSDecimalNumber? {",
      "public var `count`: Int16 {",
      "public var `age`: NSNumber? {", "public var `made`: TimeInterval {", "public var `shop`: Market? {",
      "extension Market {\n  public class func fetchRequest() -> NSFetchRequest<Market> {",
      "public func addToItems(_ value: Item) {",
      "AppModels.add(\"Shop\")", "\"Log\", type: NSManagedObject.self", "unique: [[\"name\"]]",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(!text.contains("class Market") && !text.contains("LogEntry"))
  }

  @Test("Classes are Identifiable, unless the app says so itself, as apps do from before Xcode wrote it")
  func identifiable() throws {
    let place = try model(["Item": "<entity name=\"Item\" representedClassName=\"Item\" codeGenerationType=\"class\"/>"])
    let models = [try #require(DataModel(at: place.path))]
    #expect(DataModelSource(models: models) { _ in false }.text.contains("extension Item: Identifiable {}"))
    let said = DataModelSource(models: models, isIdentifiable: { $0 == "Item" }, isDeclared: { _ in false })
    #expect(!said.text.contains("Identifiable"))
    var module = AppModule()
    let source = "import CoreData\nextension Item: Identifiable {}\nclass Other {}\n"
    module.add("Item.swift", source)
    #expect(module.says("Item", is: "Identifiable") && !module.says("Other", is: "Identifiable"))
  }

  @Test("An override in an extension of a class that is written for a model is declared in that class's body")
  func overridesInExtensions() throws {
    let place = try model(["Item": "<entity name=\"Item\" representedClassName=\"Item\" codeGenerationType=\"class\"/>"])
    let source = place.deletingLastPathComponent().appending(path: "Item+Made.swift")
    try Data("import CoreData\nextension Item {\n  public override func awakeFromInsert() { super.awakeFromInsert() }\n}\n".utf8)
      .write(to: source)
    let copy = place.deletingLastPathComponent().appending(path: "copy.swift")
    let output = place.deletingLastPathComponent().appending(path: "models.swift")
    var job = AppSourceJob(
      files: [AppSourceJob.File(source: source.path, copy: copy.path)],
      cache: place.deletingLastPathComponent().appending(path: "facts").path)
    (job.models, job.modelOutput) = ([place.path], output.path)
    #expect(try job.run() == [])
    let (text, models) = (try String(contentsOf: copy, encoding: .utf8), try String(contentsOf: output, encoding: .utf8))
    #expect(text.contains("func inExtensionOfItem_awakeFromInsert()"))
    #expect(models.contains("override func awakeFromInsert() { inExtensionOfItem_awakeFromInsert() }"), "\(models)")
  }
}
