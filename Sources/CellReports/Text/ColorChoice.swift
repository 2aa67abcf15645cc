/// When a terminal shows colours.
package enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal that knows them, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  /// The style of printed text.
  package func style(isTerminal: Bool, environment: [String: String]) -> TextStyle {
    switch self {
    case .always: return .colored
    case .never: return .plain
    case .auto:
      let isAsked = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
      return isTerminal && isAsked ? .colored : .plain
    }
  }
}
