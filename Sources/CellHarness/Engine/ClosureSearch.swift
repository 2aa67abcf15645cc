import Foundation

/// Finds the closures that an object reaches through stored properties: candidates for what holds it.
enum ClosureSearch {
  /// Objects that are looked at before giving up.
  private static let limit = 2_000

  /// `Type.property` of each, those declared by the app first, without repetition.
  static func closures(reachableFrom root: AnyObject) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    var queue: [AnyObject] = [root]
    var found: [String] = []
    var next = 0
    while next < queue.count, next < limit {
      let object = queue[next]
      next += 1
      guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
      var mirror: Mirror? = Mirror(reflecting: object)
      while let present = mirror {
        for child in present.children { visit(child.value, "\(present.subjectType).\(child.label ?? "")", 0, &queue, &found) }
        mirror = present.superclassMirror
      }
    }
    return Array(found.prefix(5))
  }

  private static func visit(_ value: Any, _ name: String, _ depth: Int, _ queue: inout [AnyObject], _ found: inout [String]) {
    guard depth < 6 else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      queue.append(value as AnyObject)
    } else if mirror.displayStyle == nil, "\(mirror.subjectType)".contains("->") {
      // What a lazy property or a property of the frameworks is called inside says nothing to the app's author.
      let words = name.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      if !found.contains(words) { found.append(words) }
    } else {
      for child in mirror.children.prefix(200) { visit(child.value, name, depth + 1, &queue, &found) }
    }
  }
}
