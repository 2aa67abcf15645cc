import Foundation
@_spi(CellHarness) import UIKit

/// Results that are dictionaries: one for each object, for each group of objects, or for all of them.
struct DictionaryRows {
  /// Names or descriptions; nil stands for all attributes.
  let properties: [Any]?
  let groups: [Any]?

  func of(_ objects: [NSManagedObject]) -> [NSDictionary] {
    let names = (groups ?? []).map(Self.name)
    // What is summed up is one row, also of no objects at all.
    guard !names.isEmpty else { return isOfAll ? [row(of: objects)] : objects.map { row(of: [$0]) } }
    var order: [NSDictionary] = []
    var members: [NSDictionary: [NSManagedObject]] = [:]
    for object in objects {
      let key = NSDictionary(dictionary: values(of: object, names))
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    return order.map { row(of: members[$0] ?? []) }
  }

  private var isOfAll: Bool {
    (properties ?? []).contains { ($0 as? NSExpressionDescription)?.calculation?.isOfAll == true }
  }

  /// The first object of a group stands for all of it.
  private func row(of objects: [NSManagedObject]) -> NSDictionary {
    let names = properties?.filter { !($0 is NSExpressionDescription) }.map(Self.name)
    var row: [String: Any] = objects.first.map { values(of: $0, names ?? $0.entity.attributes.map(\.name)) } ?? [:]
    for case let description as NSExpressionDescription in properties ?? [] {
      row[description.name] = description.calculation?.value(of: objects)
    }
    return NSDictionary(dictionary: row)
  }

  private func values(of object: NSManagedObject, _ keys: [String]) -> [String: Any] {
    Dictionary(keys.compactMap { key in object.value(forKeyPath: key).map { (key, $0) } }) { first, _ in first }
  }

  private static func name(_ property: Any) -> String { (property as? NSPropertyDescription)?.name ?? "\(property)" }
}
