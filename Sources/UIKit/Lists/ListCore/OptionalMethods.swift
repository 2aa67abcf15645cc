import Foundation
import HeadlessCore

/// Which optional methods an app's object has.
///
/// Objective-C asks that at run time. Here an optional method is a requirement with a default, and Swift decides when it compiles
/// the class that conforms. What only a subclass declares is put in the default's place, since a phone would call it.
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

  /// Finds methods that the object's class declares of a protocol that its superclass conforms to, and that the superclass does
  /// not have: a phone calls them, so ``completed(_:)`` will. Ends the run if one of them can't be called.
  static func adopt(_ object: AnyObject?, _ contracts: [Contract]) {
    guard let object else { return }
    let type: AnyClass = type(of: object)
    for contract in contracts where checked.insert(Check(type: ObjectIdentifier(type), name: contract.name)).inserted {
      let found = ignored(by: type, contract)
      guard let first = found.first else { continue }
      let methods = Dictionary(found.map { ($0.method, $0.implementing) }) { first, _ in first }
      guard !found.contains(where: \.isGeneric), let table = contract.table(object),
        let copy = CompletedWitnesses.copy(of: table, for: contract.existential, with: methods)
      else { missing(first.text) }
      completions[Completion(type: ObjectIdentifier(type), table: table)] = copy
    }
  }

  /// The object as one that has the methods of its own class too, whatever class of it conforms.
  static func completed<P>(_ object: P?) -> P? {
    guard !completions.isEmpty, let object, let table = CompletedWitnesses.table(in: object) else { return object }
    let type = ObjectIdentifier(type(of: object as AnyObject))
    return completions[Completion(type: type, table: table)].map { CompletedWitnesses.exchange($0, in: object) } ?? object
  }

  /// What a delegate's or a data source's property keeps of the object it is given.
  static func taken<P>(_ object: P?, _ contract: Contract) -> P? {
    adopt(object.map { $0 as AnyObject }, [contract])
    return completed(object)
  }

  /// A protocol with optional methods.
  struct Contract {
    let existential: Any.Type
    let conforms: (AnyClass) -> Bool
    /// The conformance of an object's class.
    let table: (AnyObject) -> UnsafeRawPointer?
    var name: String { "\(existential)" }
  }

  /// A method that only a subclass declares.
  struct Ignored {
    let method: String
    let subclass: AnyClass
    /// The class whose method counts: a class below may override it.
    let implementing: AnyClass
    let conforming: AnyClass
    let contract: String
    /// True if Swift would not make the method known to Objective-C: it does so for no class with arguments.
    var isGeneric: Bool { "\(implementing)\(conforming)".contains("<") }
    var text: String { ListTexts.ignoredMethod(method, "\(subclass)", conforming: "\(conforming)", contract) }
  }

  /// Such methods, by class and in alphabetical order.
  static func ignored(by type: AnyClass, _ contract: Contract) -> [Ignored] {
    let whole = lineage(of: type)
    var lineage = whole
    while let root = lineage.last, !contract.conforms(root) { lineage.removeLast() }
    // What a class of this module does not declare has no default either, or a subclass could not override it: a test keeps that.
    guard let conforming = lineage.popLast(), !lineage.isEmpty, !isOurs(conforming) else { return [] }
    let optional = DeclaredMethods.defaults(of: contract.existential)
    var inherited = DeclaredMethods.of(conforming)
    var result: [Ignored] = []
    for subclass in lineage.reversed() {
      let own = DeclaredMethods.of(subclass)
      for method in own.intersection(optional).subtracting(inherited).sorted() {
        let implementing: AnyClass = whole.first { DeclaredMethods.of($0).contains(method) } ?? subclass
        result.append(
          Ignored(
            method: method, subclass: subclass, implementing: implementing, conforming: conforming, contract: contract.name))
      }
      inherited.formUnion(own)
    }
    return result
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

  private static func isOurs(_ type: AnyClass) -> Bool { TypeModules.name(of: type) == "UIKit" }

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

  private struct Completion: Hashable {
    var type: ObjectIdentifier
    var table: UnsafeRawPointer
  }
  private static var completions: [Completion: UnsafeRawPointer] = [:]
}
