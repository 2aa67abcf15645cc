import Foundation
import UIKit

/// Finds how an object holds itself: a way along strong references from it back to it. What closures capture can't be looked into
/// (``ClosureSearch``).
struct ReferenceCycle {
  /// Objects that are looked at before giving up.
  private static let limit = 2_000

  /// `Type.property` of the app's own types along the shortest way; empty if there is none.
  static func properties(from root: AnyObject, isOfApp: (Any.Type) -> Bool) -> [String] {
    var search = ReferenceCycle()
    return search.run(root, isOfApp)
  }

  /// Objects that others hold by strong references, themselves included, as far as closures do not come between. Windows are not looked into:
  /// what they show they hold only as long as they show it.
  @MainActor static func reached(from roots: [AnyObject], limit: Int) -> Set<ObjectIdentifier> {
    var (queue, next) = (roots, 0)
    var seen = Set(roots.map { ObjectIdentifier($0) })
    while next < queue.count, next < limit {
      defer { next += 1 }
      if queue[next] is UIWindow { continue }
      for (child, _, _) in strongFields(of: queue[next]) {
        for object in objects(in: child, 0) where seen.insert(ObjectIdentifier(object)).inserted { queue.append(object) }
      }
    }
    return seen
  }

  /// How an object was reached: from which one, through a property of which type.
  private struct Way {
    var former: Int?
    var type: Any.Type
    var label: String
  }
  private var seen: [ObjectIdentifier: Int] = [:]
  private var queue: [(object: AnyObject, way: Way?)] = []

  private mutating func run(_ root: AnyObject, _ isOfApp: (Any.Type) -> Bool) -> [String] {
    queue = [(root, nil)]
    seen[ObjectIdentifier(root)] = 0
    var next = 0
    while next < queue.count, next < Self.limit {
      for (child, type, label) in Self.strongFields(of: queue[next].object) {
        for object in Self.objects(in: child, 0) {
          let way = Way(former: next, type: type, label: label)
          if object === root { return words(way, isOfApp) }
          if seen[ObjectIdentifier(object)] == nil {
            seen[ObjectIdentifier(object)] = queue.count
            queue.append((object, way))
          }
        }
      }
      next += 1
    }
    return []
  }

  private func words(_ last: Way, _ isOfApp: (Any.Type) -> Bool) -> [String] {
    var (words, next) = ([String](), Optional(last))
    while let way = next {
      if isOfApp(way.type) {
        words.append("\(way.type).\(way.label)".replacingOccurrences(of: "$__lazy_storage_$_", with: ""))
      }
      next = way.former.flatMap { queue[$0].way }
    }
    return words.reversed()
  }

  // MARK: Fields

  /// Values of the stored properties that are not weak or unowned, with the class that declares each.
  private static func strongFields(of object: AnyObject) -> [(Any, Any.Type, String)] {
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      mirrors.append(present)
      mirror = present.superclassMirror
    }
    // The runtime counts the fields of superclasses first.
    var (found, start) = ([(Any, Any.Type, String)](), 0)
    for present in mirrors.reversed() {
      let children = Array(present.children)
      for (index, child) in children.enumerated() where isStrong(type(of: object), start + index) {
        found.append((child.value, present.subjectType, child.label ?? ""))
      }
      start += children.count
    }
    // A mirror of the app's own making says nothing about fields.
    return start == recursiveCount(type(of: object)) ? found : []
  }

  /// Objects in a value: itself, or in an optional, an array, a structure.
  private static func objects(in value: Any, _ depth: Int) -> [AnyObject] {
    guard depth < 5 else { return [] }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return [value as AnyObject] }
    let children = mirror.children.prefix(200)
    // A structure's own fields may be weak, as the targets in a control's list are.
    guard mirror.displayStyle == .struct, children.count == recursiveCount(type(of: value)) else {
      return children.flatMap { objects(in: $0.value, depth + 1) }
    }
    return children.enumerated().flatMap { index, child in
      isStrong(type(of: value), index) ? objects(in: child.value, depth + 1) : []
    }
  }

  private static func isStrong(_ type: Any.Type, _ index: Int) -> Bool {
    guard index < recursiveCount(type) else { return false }
    var field = Field()
    _ = recursiveChildMetadata(type, index, &field)
    field.free?(field.name)
    return field.isStrong
  }
}

/// What the standard library's reflection says of a field.
private struct Field {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(_ type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<Field>) -> Any.Type
