import Foundation
import Testing

@testable import UIKit

/// What form libraries and searches do with the parts of predicates.
@Suite("Parts of predicates") struct PredicatePartTests {
  private let people: [[String: Any]] = [["name": "Ann", "age": 31], ["name": "Bob", "age": 17], ["name": "Cid", "age": 40]]

  private func names(_ predicate: NSPredicate) -> [String] {
    people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
  }

  @Test("A comparison has two sides; a text of several is made of them")
  @available(*, deprecated)
  func parts() throws {
    let single = try #require(NSPredicate(format: "name CONTAINS[cd] %@", "n") as? NSComparisonPredicate)
    #expect(single.leftExpression.expressionType == .keyPath && single.leftExpression.keyPath == "name")
    #expect(single.rightExpression.constantValue as? String == "n")
    #expect(single.predicateOperatorType == .contains && single.options == [.caseInsensitive, .diacriticInsensitive])
    let both = try #require(NSPredicate(format: "age > 17 AND (name == 'a' OR NOT name == 'b')") as? NSCompoundPredicate)
    #expect(both.compoundPredicateType == .and && both.subpredicates.count == 2)
    #expect(both.predicateFormat == #"age > 17 AND (name == "a" OR (NOT name == "b"))"#)
  }

  @Test("What a form asks of its rows: the names of the variables, then the answer for their values")
  @available(*, deprecated)
  func variables() throws {
    let hidden = try #require(NSPredicate(format: "$age > 23") as? NSComparisonPredicate)
    #expect(hidden.leftExpression.expressionType == .variable && "\(hidden.leftExpression)" == "$age")
    #expect(hidden.evaluate(with: nil, substitutionVariables: ["age": 30]))
    #expect(!hidden.evaluate(with: nil, substitutionVariables: ["age": 20]))
    #expect(!hidden.evaluate(with: nil, substitutionVariables: ["age": NSNull()]))
    let path = try #require(NSPredicate(format: "$row.name == 'Ann'") as? NSComparisonPredicate)
    #expect(path.leftExpression.expressionType == .function && "\(path.leftExpression)" == "$row.name")
    #expect(path.evaluate(with: nil, substitutionVariables: ["row": people[0]]))
  }

  @Test("A template with variables is filled in for each search")
  @available(*, deprecated)
  func template() {
    let template = NSPredicate(format: "name BEGINSWITH $start AND age >= $least")
    #expect(names(template.withSubstitutionVariables(["start": "A", "least": 18])) == ["Ann"])
    #expect(names(template.withSubstitutionVariables(["start": "B", "least": 10])) == ["Bob"])
    #expect(template.withSubstitutionVariables(["start": "A"]).predicateFormat == #"name BEGINSWITH "A" AND age >= $least"#)
  }

  @Test("An expression calls a function: of a list, of numbers, of a text")
  @available(*, deprecated)
  func functions() {
    func value(_ name: String, _ arguments: Any..., of object: Any? = nil) -> Any? {
      NSExpression(forFunction: name, arguments: arguments).expressionValue(with: object, context: nil)
    }
    let ages = NSExpression(forKeyPath: "age")
    #expect(value("max:", ages, of: people) as? Int == 40 && value("min:", ages, of: people) as? Int == 17)
    #expect(value("sum:", ages, of: people) as? Int == 88 && value("count:", ages, of: people) as? Int == 3)
    #expect(value("average:", NSExpression(forConstantValue: [1, 2])) as? Double == 1.5)
    #expect(value("average:", NSExpression(forConstantValue: [Int]())) == nil)
    #expect(value("multiply:by:", ages, NSExpression(forConstantValue: 2), of: people[0]) as? Double == 62)
    #expect(value("uppercase:", NSExpression(forKeyPath: "name"), of: people[0]) as? String == "ANN")
    let largest = NSExpression(forFunction: "max:", arguments: [ages])
    #expect(largest.expressionType == .function && largest.function == "max:" && largest.arguments == [ages])
    #expect("\(largest)" == "max:(age)")
  }

  @Test("A function that is not there ends the program and says which are")
  @available(*, deprecated)
  func unknownFunction() async {
    await #expect(processExitsWith: .failure) { _ = NSExpression(forFunction: "median:", arguments: []) }
  }

  @Test("A variable without a value ends the program and says which")
  func unbound() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "$age > 23").evaluate(with: nil) }
  }

  @Test("A search made of expressions finds what one of text does")
  @available(*, deprecated)
  func made() {
    let name = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "N"), modifier: .direct,
      type: .contains, options: .caseInsensitive)
    let age = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "age"), rightExpression: NSExpression(forConstantValue: 40), modifier: .direct,
      type: .equalTo, options: [])
    #expect(names(NSCompoundPredicate(orPredicateWithSubpredicates: [name, age])) == ["Ann", "Cid"])
    #expect(name.predicateFormat == #"name CONTAINS[c] "N""# && name == NSPredicate(format: "name CONTAINS[c] 'N'"))
    let all = NSComparisonPredicate(
      leftExpression: .expressionForEvaluatedObject(), rightExpression: NSExpression(forConstantValue: 2), modifier: .all,
      type: .greaterThan, options: [])
    #expect(all.evaluate(with: [3, 4]) && !all.evaluate(with: [1, 3]))
    #expect(NSExpression(forKeyPath: "age").expressionValue(with: people[0], context: nil) as? Int == 31)
  }

  @Test("A copy asks the same")
  @available(*, deprecated)
  func copies() throws {
    for text in ["age > 17", "age > 17 AND name == 'Ann'", "NOT age > 17"] {
      let predicate = NSPredicate(format: text)
      let copy = try #require(predicate.copy() as? NSPredicate)
      #expect(names(copy) == names(predicate) && copy == predicate)
    }
  }
}
