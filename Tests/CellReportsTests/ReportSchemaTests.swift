import Foundation
import Testing

@testable import CellReports

/// The published schema against what is written, by a reader that knows the schema only.
@Suite("JSON schema of reports") struct ReportSchemaTests {
  private typealias Object = [String: Any]

  private let schema: Object

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CellHarness/CellHarness.docc/report.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
  }

  private func problems(_ document: ReportDocument) throws -> [String] {
    problems(try JSONSerialization.jsonObject(with: JSONReporter.render(document)), schema, "")
  }

  @Test("what is written has the published form, with times, hostile texts and nothing")
  func written() throws {
    for report in [Sample.full(), Sample.hostileReport(), Sample.report([])] {
      #expect(try problems(ReportDocument(report)) == [])
    }
    #expect(try problems(Sample.document()) == [])
  }

  @Test("the schema's version is the one that is written, and its kinds of sections are all")
  func version() throws {
    let properties = try #require(schema["properties"] as? Object)
    #expect((properties["schemaVersion"] as? Object)?["const"] as? Int == Report.currentSchemaVersion)
    let section = try #require((schema["$defs"] as? Object)?["section"] as? Object)
    let kinds = ((section["properties"] as? Object)?["kind"] as? Object)?["enum"] as? [String]
    #expect(kinds == ReportSection.Kind.allCases.map(\.rawValue))
  }

  @Test("the reader of the schema finds what is wrong")
  func reader() throws {
    let json = try JSONSerialization.jsonObject(with: JSONReporter.render(Sample.document()))
    func problems(_ change: (inout Object) -> Void) throws -> [String] {
      var object = try #require(json as? Object)
      change(&object)
      return self.problems(object, schema, "")
    }
    #expect(try problems { $0["seed"] = "1" } == ["/seed: no integer"])
    #expect(try problems { $0["more"] = 1 } == ["/more: not in the schema"])
    #expect(try problems { $0["verdict"] = nil } == ["/: verdict is missing"])
    #expect(try problems { $0["schemaVersion"] = 2 } == ["/schemaVersion: another value"])
    #expect(
      try problems { $0["sections"] = [["kind": "poems", "title": "", "blocks": []]] } == [
        "/sections/0/kind: not one of the values"
      ])
  }

  /// The part of JSON Schema that the file uses.
  private func problems(_ value: Any, _ schema: Object, _ path: String) -> [String] {
    let name = path.isEmpty ? "/" : path
    if let reference = schema["$ref"] as? String {
      let target = (self.schema["$defs"] as? Object)?[String(reference.dropFirst("#/$defs/".count))] as? Object
      return target.map { problems(value, $0, path) } ?? ["\(name): the schema has no \(reference)"]
    }
    if let constant = schema["const"] as? Int { return value as? Int == constant ? [] : ["\(name): another value"] }
    if let values = schema["enum"] as? [String] {
      return (value as? String).map(values.contains) == true ? [] : ["\(name): not one of the values"]
    }
    if let options = schema["anyOf"] as? [Object] {
      return options.contains { problems(value, $0, path).isEmpty } ? [] : ["\(name): none of the forms"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(name): no string"]
    case "integer": return value is Int ? [] : ["\(name): no integer"]
    case "number": return value is Double ? [] : ["\(name): no number"]
    case "boolean": return value is Bool ? [] : ["\(name): no boolean"]
    case "array":
      guard let array = value as? [Any], let items = schema["items"] as? Object else { return ["\(name): no array"] }
      return array.enumerated().flatMap { problems($0.element, items, "\(path)/\($0.offset)") }
    case "object": return problems(object: value, schema, path)
    default: return ["\(name): the schema has a type that is not known here"]
    }
  }

  private func problems(object value: Any, _ schema: Object, _ path: String) -> [String] {
    let name = path.isEmpty ? "/" : path
    guard let object = value as? Object else { return ["\(name): no object"] }
    let properties = schema["properties"] as? Object ?? [:]
    var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(name): \($0) is missing" }
    for (key, element) in object.sorted(by: { $0.key < $1.key }) {
      if let property = properties[key] as? Object {
        found += problems(element, property, "\(path)/\(key)")
      } else if let other = schema["additionalProperties"] as? Object {
        found += problems(element, other, "\(path)/\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path)/\(key): not in the schema")
      }
    }
    return found
  }
}
