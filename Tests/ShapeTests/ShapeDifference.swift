/// In what a declaration of ours differs from Apple's.
enum ShapeDifference: String, CaseIterable {
  case missing, types, result, defaults, escaping, sendable, closureIsolation = "closure isolation", open, convenience
  case required, failable, settable, onType = "static or not", mutating, weak, effects = "async or throws"
  case requirement, isolation

  /// What it means to an app, for the page.
  var meaning: String {
    switch self {
    case .missing: "it is not there: a file that uses it does not compile"
    case .types: "a parameter has another type or is optional otherwise"
    case .result: "the result or the property has another type or is optional otherwise"
    case .defaults: "an argument cannot be left out, or can be"
    case .escaping: "a closure may not outlive the call, or may"
    case .sendable: "a closure must be `@Sendable`, or need not be"
    case .closureIsolation: "a closure belongs to the main actor, or does not"
    case .open: "it cannot be overridden"
    case .convenience: "an initialiser is a convenience, or is designated"
    case .required: "a subclass must have the initialiser"
    case .failable: "the initialiser can fail, or cannot"
    case .settable: "it cannot be set, or can be"
    case .onType: "it stands on the type, or on its instances"
    case .mutating: "it changes the value it is called on, or does not"
    case .weak: "what it refers to is kept alive, or is not"
    case .effects: "the call must be awaited or tried, or need not be"
    case .requirement: "a conforming type must have it, or need not"
    case .isolation: "it belongs to the main actor, or does not"
    }
  }
}

/// One declaration that is otherwise here, or is not here.
struct ShapeMiss {
  var apple: AppleShape
  var ours: ModuleShapes.Member?
  var differences: Set<ShapeDifference>

  /// `UITableView.reload(_:) open`
  var id: String { "\(apple.title) \(kinds)" }
  var kinds: String { differences.map(\.rawValue).sorted().joined(separator: ", ") }
}

extension AppleShape {
  /// Nil if ours has the same shape.
  func miss(in shapes: ModuleShapes) -> ShapeMiss? {
    let candidates =
      shape.kind == .type
      ? shapes.type(type).map { [$0] } ?? []
      : shapes.members(of: type, named: shape.name) + shapes.members(of: type, thatTakeMoreThan: shape)
    let compared = candidates.map { (member: $0, differences: differences(from: $0, in: shapes)) }
    // The nearest overload counts: of equally near ones, the one that is declared nearest to the type.
    guard
      let best = compared.enumerated().min(by: {
        ($0.element.differences.count, $0.offset) < ($1.element.differences.count, $1.offset)
      })?.element
    else { return ShapeMiss(apple: self, ours: nil, differences: [.missing]) }
    return best.differences.isEmpty ? nil : ShapeMiss(apple: self, ours: best.member, differences: best.differences)
  }

  private func differences(
    from member: ModuleShapes.Member, in shapes: ModuleShapes
  ) -> Set<ShapeDifference> {
    let ours = member.shape
    guard !Self.isSameByMeaning(shape, ours) else { return [] }
    guard ours.kind == shape.kind || Self.isValue(shape, ours) else { return [.missing] }
    var found: Set<ShapeDifference> = []
    func compare(_ difference: ShapeDifference, _ differs: Bool) { if differs { found.insert(difference) } }
    for (apples, own) in zip(shape.parameters, ours.parameters) {
      compare(.types, apples.type.text != own.type.text)
      if source != .list {
        compare(.defaults, apples.hasDefault && !own.hasDefault && !isReachedWithoutDefaults(in: shapes))
        compare(.escaping, apples.type.attributes.contains("@escaping") != own.type.attributes.contains("@escaping"))
        compare(.sendable, apples.type.attributes.contains("@Sendable") != own.type.attributes.contains("@Sendable"))
        compare(
          .closureIsolation, apples.type.attributes.contains("@MainActor") != own.type.attributes.contains("@MainActor"))
      }
    }
    if shape.kind == .alias {
      if let result = shape.result, let own = ours.result { compare(.result, result.text != own.text) }
    } else {
      compare(.result, shape.result?.text != ours.result?.text)
    }
    compare(.open, shape.words.contains("open") && !["open"].contains(member.access))
    compare(.failable, shape.isFailable != ours.isFailable)
    compare(.onType, shape.kind != .enumCase && ours.kind != .enumCase && shape.isOnType != ours.isOnType)
    compare(.effects, shape.effects != ours.effects)
    compare(.mutating, shape.words.contains("mutating") != ours.words.contains("mutating"))
    if shape.kind == .initializer, shapes.isClass(type) {
      // A list leaves the word out where a class method was imported as an initialiser.
      let isConvenience = shape.words.contains("convenience")
      if source != .list || isConvenience { compare(.convenience, isConvenience != ours.words.contains("convenience")) }
      compare(.required, ours.words.contains("required") && !shape.words.contains("required") && shape.name != "init(coder:)")
    }
    if shape.words.contains("optional") || shape.words.contains("requirement") {
      let isOptional = member.isRequirement && member.hasAnswer
      compare(.requirement, !member.isRequirement || isOptional != shape.words.contains("optional"))
    }
    if source != .list {
      if let settable = shape.isSettable, shape.kind != .alias { compare(.settable, settable != (ours.isSettable ?? true)) }
      compare(.weak, shape.words.contains("weak") != ours.words.contains("weak"))
      if shape.kind == .type {
        compare(.isolation, shapes.isolation(of: type) != (shape.isolation ?? .nonisolated))
      } else if shape.kind != .alias, shape.kind != .enumCase {
        // What an extension as a whole says of its members is in no graph.
        let isUnsaid = member.isolation == nil && shapes.isProtocol(member.owner) && !member.isRequirement
        let own = member.isolation ?? shapes.isolation(of: member.owner)
        compare(.isolation, !isUnsaid && own != (shape.isolation ?? .nonisolated))
      }
    }
    return found
  }

  /// A protocol's method can't have defaults in Swift; one of an extension that takes less stands in for them.
  private func isReachedWithoutDefaults(in shapes: ModuleShapes) -> Bool {
    guard shape.words.contains("optional") || shape.words.contains("requirement") else { return false }
    let labels = shape.parameters.filter { !$0.hasDefault }.map { "\($0.label):" }.joined()
    let base = shape.name.prefix { $0 != "(" }
    return !shapes.members(of: type, named: "\(base)(\(labels))").isEmpty
  }

  /// An option that Apple's enumeration has as a case and ours as a value, or the reverse, is called alike.
  private static func isValue(_ apple: Shape, _ ours: Shape) -> Bool {
    let kinds: Set<Shape.Kind> = [apple.kind, ours.kind]
    return kinds == [.enumCase, .property] || kinds == [.alias, .type]
  }

  private static func isSameByMeaning(_ apple: Shape, _ ours: Shape) -> Bool {
    apple.kind == .alias && ours.kind == .type
  }
}
