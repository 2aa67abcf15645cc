import Foundation
import HeadlessCore
import UIKit

/// Finds the closures that an object reaches through stored properties: candidates for what holds it.
struct ClosureSearch {
  /// Objects that are looked at before giving up.
  private static let limit = 2_000

  /// `Type.property` of each, without repetition: those that the app declares; if there are none, those of Apple's types, in
  /// which an app's closure may lie as well. What this host is made of inside is nothing that an app could change.
  static func closures(reachableFrom root: AnyObject) -> [String] {
    var search = ClosureSearch()
    search.queue = [root]
    search.run()
    return Array((search.ofApp.isEmpty ? search.found : search.ofApp).prefix(5))
  }

  private var seen: Set<ObjectIdentifier> = []
  private var queue: [AnyObject] = []
  private var found: [String] = []
  private var ofApp: [String] = []
  /// Which types are those of functions: the name that tells it takes longer than all the rest.
  private var functions: [ObjectIdentifier: Bool] = [:]
  private var plain: [ObjectIdentifier: Bool] = [:]

  /// A stored property: its name is put together only where a closure is found.
  private struct Place {
    var type: Any.Type
    var label: String?
    /// True if the type is declared by none of the frameworks that a screen is made with.
    var isOfApp: Bool { TypeModules.isOfApp(type) }
    /// True if an app's author knows the type, and gave it the closure: Apple's types call those handlers, providers and the like. Others
    /// are how this host hears of things.
    var isOfApple: Bool {
      let (name, label) = ("\(type)", (label ?? "").lowercased())
      return ["UI", "NS", "CA"].contains { name.hasPrefix($0) }
        && ["handler", "provider", "action", "block", "completion"].contains { label.hasSuffix($0) }
    }
    /// What a lazy property or a property of the frameworks is called inside says nothing to the app's author.
    var words: String { "\(type).\(label ?? "")".replacingOccurrences(of: "$__lazy_storage_$_", with: "") }
  }

  private mutating func run() {
    var next = 0
    while next < queue.count, next < Self.limit {
      let object = queue[next]
      next += 1
      guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
      var mirror: Mirror? = Mirror(reflecting: object)
      while let present = mirror {
        // What lays a table out is this host's; its cells are among its subviews.
        if present.subjectType == UITableView.self {
          mirror = present.superclassMirror
          continue
        }
        for child in present.children { visit(child.value, Place(type: present.subjectType, label: child.label), 0) }
        mirror = present.superclassMirror
      }
    }
  }

  private mutating func visit(_ value: Any, _ place: Place, _ depth: Int) {
    guard depth < 6, !isPlain(type(of: value)) else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      queue.append(value as AnyObject)
    } else if mirror.displayStyle == nil, isFunction(mirror.subjectType) {
      let words = place.words
      if !found.contains(words), place.isOfApp || place.isOfApple {
        found.append(words)
        if place.isOfApp { ofApp.append(words) }
      }
    } else {
      for child in mirror.children.prefix(200) { visit(child.value, place, depth + 1) }
    }
  }

  /// True of numbers, structures of them and the like, which hold no reference: a third of all that objects store.
  private mutating func isPlain(_ type: Any.Type) -> Bool {
    if type == String.self { return true }
    if let known = plain[ObjectIdentifier(type)] { return known }
    func answer<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    let isPlain = _openExistential(type, do: answer)
    plain[ObjectIdentifier(type)] = isPlain
    return isPlain
  }

  private mutating func isFunction(_ type: Any.Type) -> Bool {
    if let known = functions[ObjectIdentifier(type)] { return known }
    let answer = "\(type)".contains("->")
    functions[ObjectIdentifier(type)] = answer
    return answer
  }
}
