import SwiftSyntax

/// A stored property of a struct, as the memberwise initialiser takes it.
struct StoredMember {
  /// Wrappers that find or make their value by themselves: nobody hands it to the initialiser.
  private static let owning: Set<String> = [
    "State", "StateObject", "Environment", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest", "Query", "FocusState",
    "AccessibilityFocusState", "GestureState", "Namespace", "AppStorage", "SceneStorage", "ScaledMetric", "FocusedValue",
    "FocusedBinding", "FocusedObject", "UIApplicationDelegateAdaptor",
  ]
  /// Wrappers that are handed on as they are, with what their type is called.
  private static let handedOn: [String: @Sendable (String) -> String] = [
    "Binding": { "Binding<\($0)>" }, "FocusState.Binding": { "FocusState<\($0)>.Binding" },
    "AccessibilityFocusState.Binding": { "AccessibilityFocusState<\($0)>.Binding" },
  ]

  /// Names of its attributes, without the framework's.
  let attributes: [String]
  private let isConstant: Bool
  private let isPrivate: Bool
  private let binding: PatternBindingSyntax

  /// - Returns: Nil for what is computed or has no name.
  init?(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
    guard Self.isStored(binding), binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
    self.binding = binding
    attributes = Self.attributes(of: node)
    isConstant = node.bindingSpecifier.text == "let"
    // `private(set)` hides nothing from an initialiser.
    isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  /// What is only observed is stored.
  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// `State` for both `@State` and `@SwiftUI.State`.
  static func attributes(of node: VariableDeclSyntax) -> [String] {
    node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedText.replacing("SwiftUI.", with: "") }
  }

  /// How the initialiser takes it; nil if it does not.
  var parameter: SurveyedType.Parameter? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isTaken else { return nil }
    let type = attributes.lazy.compactMap { Self.handedOn[$0] }.first?(typeText) ?? typeText
    return .init(label: name, name: name, type: type, hasDefault: hasValue)
  }

  /// True if the initialiser takes it and nobody but the type's own file knows it: no other file can use that initialiser then.
  var hidesInitializer: Bool {
    guard isPrivate else { return false }
    // A wrapped one that has a value is left out instead. What other wrappers begin with is not known.
    if let wrapper { return Self.needing.contains(wrapper) && !hasValue }
    return !(isConstant && hasInitializer)
  }

  private static let needing = Set(handedOn.keys).union(["State", "StateObject", "ObservedObject", "Bindable"])

  private var isTaken: Bool {
    if isConstant, hasInitializer { return false }
    guard let wrapper, Self.owning.contains(wrapper) else { return true }
    // State that is given no value is the memberwise initialiser's business.
    return ["State", "StateObject"].contains(wrapper) && !isPrivate && !hasValue && !typeText.isEmpty
  }

  /// The first attribute that is written as wrappers are: with a capital letter. The main actor wraps nothing.
  private var wrapper: String? {
    attributes.first { $0.first?.isUppercase == true && $0 != "MainActor" && !$0.hasPrefix("IB") && !$0.hasSuffix("Builder") }
  }

  /// True if the initialiser can do without it. An optional variable begins with nil, unless its wrapper is made of something else than a
  /// value, as a binding is; `Optional<Row>` written out does not.
  private var hasValue: Bool {
    let isHandedOn = attributes.contains { Self.handedOn[$0] != nil }
    let type = binding.typeAnnotation?.type
    let isOptional = type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    return hasInitializer || (!isConstant && isOptional && !isHandedOn)
  }

  private var hasInitializer: Bool { binding.initializer != nil }
  private var typeText: String { binding.typeAnnotation.map { $0.type.trimmedText } ?? "" }
}
