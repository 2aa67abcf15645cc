import Foundation
import HeadlessCore

/// Which optional methods an app's object has.
///
/// Objective-C asks that at run time. Here an optional method is a requirement with a default, and Swift decides when it compiles
/// the class that conforms: what only a subclass declares is never called, where a phone would call it.
@MainActor enum OptionalMethods {
  /// Whether the object's class, or one it inherits from, declares a method. This module's own classes don't count: their
  /// methods stand for the defaults.
  static func hasOwn(_ method: String, _ object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    if let known = answers[Question(type: ObjectIdentifier(type), method: method)] { return known }
    // Where nobody can tell, what needs the method is offered, and the run ends as inconclusive if it turns out to be missing.
    let answer = !DeclaredMethods.canTell || lineage(of: type).contains { !isOurs($0) && DeclaredMethods.of($0).contains(method) }
    answers[Question(type: ObjectIdentifier(type), method: method)] = answer
    return answer
  }

  /// Ends the run if the object's class declares a method of a protocol that its superclass conforms to, and the superclass
  /// does not have the method: a phone would call it.
  static func refuseIgnored(_ object: AnyObject?, _ contracts: [Contract]) {
    guard let object else { return }
    let type: AnyClass = type(of: object)
    for contract in contracts where checked.insert(Check(type: ObjectIdentifier(type), name: contract.name)).inserted {
      if let found = ignored(by: type, contract) { missing(found.text) }
    }
  }

  /// A protocol with optional methods.
  struct Contract {
    let existential: Any.Type
    let conforms: (AnyClass) -> Bool
    var name: String { "\(existential)" }
  }

  /// A method that only a subclass declares.
  struct Ignored {
    let method: String
    let subclass: AnyClass
    let conforming: AnyClass
    let contract: String
    var text: String { ListTexts.ignoredMethod(method, "\(subclass)", conforming: "\(conforming)", contract) }
  }

  /// The first such method in alphabetical order.
  static func ignored(by type: AnyClass, _ contract: Contract) -> Ignored? {
    var lineage = lineage(of: type)
    while let root = lineage.last, !contract.conforms(root) { lineage.removeLast() }
    // What a class of this module does not declare has no default either, or a subclass could not override it: a test keeps that.
    guard let conforming = lineage.popLast(), !lineage.isEmpty, !isOurs(conforming) else { return nil }
    let optional = DeclaredMethods.defaults(of: contract.existential)
    var inherited = DeclaredMethods.of(conforming)
    for subclass in lineage.reversed() {
      let own = DeclaredMethods.of(subclass)
      if let method = own.intersection(optional).subtracting(inherited).min() {
        return Ignored(method: method, subclass: subclass, conforming: conforming, contract: contract.name)
      }
      inherited.formUnion(own)
    }
    return nil
  }

  /// A class and those it inherits from, itself first.
  private static func lineage(of type: AnyClass) -> [AnyClass] {
    var result: [AnyClass] = []
    var next: AnyClass? = type
    while let present = next {
      result.append(present)
      next = DeclaredMethods.superclass(of: present)
    }
    return result
  }

  private static func isOurs(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }

  private struct Question: Hashable {
    var type: ObjectIdentifier
    var method: String
  }
  private struct Check: Hashable {
    var type: ObjectIdentifier
    var name: String
  }
  private static var answers: [Question: Bool] = [:]
  private static var checked: Set<Check> = []
}

@MainActor extension OptionalMethods.Contract {
  static let scrolling = Self(existential: (any UIScrollViewDelegate).self) { $0 is any UIScrollViewDelegate.Type }
  static let tableSource = Self(existential: (any UITableViewDataSource).self) { $0 is any UITableViewDataSource.Type }
  static let tableDelegate = Self(existential: (any UITableViewDelegate).self) { $0 is any UITableViewDelegate.Type }
  static let tablePrefetching = Self(existential: (any UITableViewDataSourcePrefetching).self) {
    $0 is any UITableViewDataSourcePrefetching.Type
  }
  static let tableDrag = Self(existential: (any UITableViewDragDelegate).self) { $0 is any UITableViewDragDelegate.Type }
  static let tableDrop = Self(existential: (any UITableViewDropDelegate).self) { $0 is any UITableViewDropDelegate.Type }
  static let collectionSource = Self(existential: (any UICollectionViewDataSource).self) {
    $0 is any UICollectionViewDataSource.Type
  }
  static let collectionDelegate = Self(existential: (any UICollectionViewDelegate).self) {
    $0 is any UICollectionViewDelegate.Type
  }
  static let collectionFlow = Self(existential: (any UICollectionViewDelegateFlowLayout).self) {
    $0 is any UICollectionViewDelegateFlowLayout.Type
  }
  static let collectionPrefetching = Self(existential: (any UICollectionViewDataSourcePrefetching).self) {
    $0 is any UICollectionViewDataSourcePrefetching.Type
  }
  static let collectionDrag = Self(existential: (any UICollectionViewDragDelegate).self) {
    $0 is any UICollectionViewDragDelegate.Type
  }
  static let collectionDrop = Self(existential: (any UICollectionViewDropDelegate).self) {
    $0 is any UICollectionViewDropDelegate.Type
  }
}
