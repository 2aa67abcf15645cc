/// Which types of views stand for exactly one view, whatever their values.
@MainActor enum UnaryViews {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// True if a view of the type is one row of a list.
  static func contains<V: View>(_ type: V.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    // A type that leads back to itself has a body of one kind or another on the way.
    known[ObjectIdentifier(type)] = false
    let answer = find(type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func find<V: View>(_ type: V.Type) -> Bool {
    if let plural = type as? any PluralView.Type { return plural.parts?.allSatisfy { contains($0) } ?? false }
    return V.Body.self == Never.self || contains(V.Body.self)
  }
}

/// A view that may stand for none or for several.
protocol PluralView {
  /// Views of which exactly one stands in the place of this one; nil if the number is not known.
  static var parts: [any View.Type]? { get }
}

extension TupleView: PluralView { static var parts: [any View.Type]? { nil } }
extension ForEach: PluralView { static var parts: [any View.Type]? { nil } }
extension EmptyView: PluralView { static var parts: [any View.Type]? { nil } }
extension AnyView: PluralView { static var parts: [any View.Type]? { nil } }
extension Optional: PluralView { static var parts: [any View.Type]? { nil } }
extension Group: PluralView where Content: View { static var parts: [any View.Type]? { [Content.self] } }
extension _ConditionalContent: PluralView where TrueContent: View, FalseContent: View {
  static var parts: [any View.Type]? { [TrueContent.self, FalseContent.self] }
}
extension ModifiedContent: PluralView where Content: View { static var parts: [any View.Type]? { [Content.self] } }
extension EquatableView: PluralView { static var parts: [any View.Type]? { [Content.self] } }
/// The label of what unfolds is a row, and so is each view below it.
extension StyledView: PluralView {
  static var parts: [any View.Type]? { Configuration.self == DisclosureGroupStyleConfiguration.self ? nil : [] }
}
/// Each choice of an inline picker is a row.
extension PickerCore: PluralView { static var parts: [any View.Type]? { nil } }
