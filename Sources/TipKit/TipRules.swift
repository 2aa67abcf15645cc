extension Tips {
  /// What a rule is about.
  public protocol RuleInput: Sendable {
    associatedtype RuleValue
    /// What the rule is told.
    var ruleValue: RuleValue { get }
  }

  /// What must hold before a tip is seen. `#Rule` makes one.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    public init<A: RuleInput>(_ input: A, body: @escaping @Sendable (A.RuleValue) -> Bool) {
      holds = { body(input.ruleValue) }
    }
    public init<A: RuleInput, B: RuleInput>(
      _ first: A, _ second: B, body: @escaping @Sendable (A.RuleValue, B.RuleValue) -> Bool
    ) { holds = { body(first.ruleValue, second.ruleValue) } }
    public init<A: RuleInput, B: RuleInput, C: RuleInput>(
      _ first: A, _ second: B, _ third: C, body: @escaping @Sendable (A.RuleValue, B.RuleValue, C.RuleValue) -> Bool
    ) { holds = { body(first.ruleValue, second.ruleValue, third.ruleValue) } }
  }

  /// A value of the app that rules ask for. `@Parameter` makes one.
  public struct Parameter<Value: Codable & Sendable>: RuleInput {
    let id: String
    let start: Value

    /// One that is known by the type and the name of the property.
    public init(_ owner: Any.Type, _ name: String, _ start: Value, _ options: ParameterOption...) {
      id = "\(String(reflecting: owner)).\(name)"
      self.start = start
    }

    public var wrappedValue: Value {
      get { TipStore.current.value(id) as? Value ?? start }
      nonmutating set { TipStore.current.set(id, newValue) }
    }
    public var ruleValue: Value { wrappedValue }
  }

  /// How long a parameter's value lasts. No value is kept beyond a run.
  public struct ParameterOption: Sendable {
    public static var transient: ParameterOption { ParameterOption() }
  }

  /// Lists of rules.
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
    public static func buildEither(first part: [Rule]) -> [Rule] { part }
    public static func buildEither(second part: [Rule]) -> [Rule] { part }
    public static func buildArray(_ parts: [[Rule]]) -> [Rule] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [Rule]) -> [Rule] { part }
  }
}

/// Makes a static property a value that rules can ask for, as `$name`.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")

/// A rule about a parameter or an event.
@freestanding(expression)
public macro Rule<A: Tips.RuleInput>(_ input: A, body: @escaping @Sendable (A.RuleValue) -> Bool) -> Tips.Rule =
  #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// A rule about two of them.
@freestanding(expression)
public macro Rule<A: Tips.RuleInput, B: Tips.RuleInput>(
  _ first: A, _ second: B, body: @escaping @Sendable (A.RuleValue, B.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// A rule about three of them.
@freestanding(expression)
public macro Rule<A: Tips.RuleInput, B: Tips.RuleInput, C: Tips.RuleInput>(
  _ first: A, _ second: B, _ third: C, body: @escaping @Sendable (A.RuleValue, B.RuleValue, C.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")
