extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    private let name: String?
    /// Its place among the tip's buttons.
    public internal(set) var index: Int?
    public let label: @Sendable () -> Text
    public var handler: @Sendable () -> Void

    /// The name that the app gave; its place if it gave none.
    public var id: String { name ?? "\(index ?? 0)" }

    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) { (name, self.label, self.handler) = (id, label, handler) }
    public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }
  }

  /// Lists of buttons.
  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first part: [Action]) -> [Action] { part }
    public static func buildEither(second part: [Action]) -> [Action] { part }
    public static func buildArray(_ parts: [[Action]]) -> [Action] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [Action]) -> [Action] { part }
  }

  /// Lists of options.
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
    public static func buildEither(first part: [any TipOption]) -> [any TipOption] { part }
    public static func buildEither(second part: [any TipOption]) -> [any TipOption] { part }
    public static func buildArray(_ parts: [[any TipOption]]) -> [any TipOption] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [any TipOption]) -> [any TipOption] { part }
  }

  /// Lists of tips.
  @resultBuilder public enum GroupBuilder {
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    public static func buildExpression(_ tips: [any Tip]) -> [any Tip] { tips }
    public static func buildBlock(_ parts: [any Tip]...) -> [any Tip] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [any Tip]?) -> [any Tip] { part ?? [] }
    public static func buildEither(first part: [any Tip]) -> [any Tip] { part }
    public static func buildEither(second part: [any Tip]) -> [any Tip] { part }
    public static func buildArray(_ parts: [[any Tip]]) -> [any Tip] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [any Tip]) -> [any Tip] { part }
  }
}
