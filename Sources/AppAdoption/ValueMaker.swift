/// Makes up values for the initialisers of an app's types, as Swift source.
struct ValueMaker {
  let types: [String: SurveyedType]

  struct Missing: Error { var parameters: [String] }

  /// The call with the fewest arguments that values can be made up for.
  func call(_ type: SurveyedType, _ inside: [String], _ counter: String? = nil) -> Result<
    String, Missing
  > {
    if type.isHidden, type.initializers.isEmpty {
      guard let single = type.single else { return .failure(Missing(parameters: ["an initialiser"])) }
      return .success("\(type.name).\(single)")
    }
    var best: Missing?
    for parameters in initializers(of: type).sorted(by: { needed($0).count < needed($1).count }) {
      let values = needed(parameters).map { ($0, value(of: $0.type, inside, counter)) }
      let missing = values.filter { $0.1 == nil }.map {
        "\($0.0.name): \($0.0.type.isEmpty ? "Any" : $0.0.type)"
      }
      if missing.isEmpty {
        let arguments = values.map { parameter, value in
          parameter.label == "_" ? value ?? "" : "\(parameter.label): \(value ?? "")"
        }
        return .success("\(type.name)(\(arguments.joined(separator: ", ")))")
      }
      if best == nil || missing.count < (best?.parameters.count ?? 0) {
        best = Missing(parameters: missing)
      }
    }
    return .failure(best ?? Missing(parameters: ["an initialiser"]))
  }

  private func needed(_ parameters: [SurveyedType.Parameter]) -> [SurveyedType.Parameter] {
    parameters.filter { !$0.hasDefault }
  }

  private func initializers(of type: SurveyedType) -> [[SurveyedType.Parameter]] {
    // Those of nibs need the nib.
    let own = type.initializers.filter { !$0.contains { ["coder", "nibName"].contains($0.label) } }
    if !own.isEmpty { return own }
    if type.kind == .struct { return [type.members] }
    if let (name, above) = type.inherits.lazy.compactMap({ name in types[ListFamily.plain(name)].map { (name, $0) } })
      .first(where: { $0.1.kind == .class })
    {
      return initializers(of: above).map { $0.map { ValueMaker.filled($0, above.generics, of: name) } }
    }
    guard ListFamily.lineage(of: type, types).contains("UICollectionViewController") else {
      return [[]]
    }
    return [
      [
        .init(
          label: "collectionViewLayout", name: "layout", type: "UICollectionViewLayout",
          hasDefault: false)
      ]
    ]
  }

  /// A parameter of a generic superclass, with the types that stand behind the superclass's name: `VM` is `ListModel` in `Base<ListModel>`.
  private static func filled(
    _ parameter: SurveyedType.Parameter, _ generics: [String], of name: String
  ) -> SurveyedType.Parameter {
    guard !generics.isEmpty, let open = name.firstIndex(of: "<") else { return parameter }
    var arguments = [""]
    var depth = 0
    for character in name[name.index(after: open)...].dropLast() {
      depth += "<([".contains(character) ? 1 : ">)]".contains(character) ? -1 : 0
      if character == ",", depth == 0 { arguments.append("") } else { arguments[arguments.count - 1].append(character) }
    }
    let table = Dictionary(zip(generics, arguments.map { $0.filter { $0 != " " } }), uniquingKeysWith: { first, _ in first })
    var result = parameter
    result.type = ""
    // A word at a time: the name of a type parameter may be part of another name.
    for word in parameter.type.split(separator: /\b/, omittingEmptySubsequences: false).map(String.init) {
      result.type += table[word] ?? word
    }
    return result
  }

  /// A value of a type, as plain as can be.
  /// - Parameter counter: The name of a number that tells elements of an array apart; nil outside of arrays.
  func value(of type: String, _ inside: [String], _ counter: String? = nil) -> String? {
    let isValueItself = type.contains("@autoclosure")
    let type = PlainValues.bare(type)
    if let function = FunctionType(type) {
      return isValueItself ? value(of: function.result, inside, counter) : closure(function, inside, counter)
    }
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    // An app may have an `Image` of its own.
    if types[type] == nil, let plain = PlainValues.of(type, counter) { return plain }
    // A focus can't be made up, but taken of one that nobody else has.
    if type.contains("FocusState<"), type.hasSuffix(">.Binding") { return "\(type.dropLast(8))().projectedValue" }
    if type.hasPrefix("[") {
      return type.contains(":") ? "[:]" : array(of: String(type.dropFirst().dropLast()), inside)
    }
    if let container = container(type, inside, counter) { return container }
    guard let own = types[type], own.isReachable, !inside.contains(type), inside.count < 5 else {
      return nil
    }
    // A context makes these; without one their making ends the app.
    if ListFamily.lineage(of: own, types).contains("NSManagedObject") { return nil }
    switch own.kind {
    case .enum: return own.firstCase.map { "\(type).\($0)" }
    case .protocol: return implementation(of: type, inside, counter)
    case .class, .struct: return try? call(own, inside + [type], counter).get()
    }
  }

  /// A value of a generic type that everybody has; nil for any other type.
  private func container(_ type: String, _ inside: [String], _ counter: String?) -> String? {
    guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return nil }
    let inner = String(type[type.index(after: open)...].dropLast())
    switch type[..<open] {
    case "Binding": return value(of: inner, inside, counter).map { ".constant(\($0))" }
    case "Array": return array(of: inner, inside)
    case "Dictionary": return "[:]"
    case "Optional": return "nil"
    // What is selected, or known already: nothing yet.
    case "Set": return "[]"
    default: return nil
    }
  }

  /// A closure that takes anything and answers with a plain value.
  private func closure(_ function: FunctionType, _ inside: [String], _ counter: String?) -> String? {
    let names = Array(repeating: "_", count: function.parameters).joined(separator: ", ")
    let head = names.isEmpty ? "" : " \(names) in"
    if function.isWithoutResult { return head.isEmpty ? "{}" : "{\(head) }" }
    return value(of: function.result, inside, counter).map { "{\(head) \($0) }" }
  }

  /// Enough elements for a list to scroll, each with its own values; none if they can't be made.
  private func array(of element: String, _ inside: [String]) -> String {
    value(of: element, inside, "number").map { "(1...30).map { number in \($0) }" }?.replacing(
      "{ number in }", with: "{ _ in }")
      ?? "[]"
  }

  /// A value of the first type that conforms to a protocol; those that are made for tests and previews first.
  private func implementation(of name: String, _ inside: [String], _ counter: String?) -> String? {
    let conforming = types.values.filter {
      ListFamily.lineage(of: $0, types).contains(name) && $0.isReachable && $0.kind != .protocol
    }
    let sorted = conforming.sorted {
      (PlainValues.isMadeUp($1.name) ? 1 : 0, $0.name) < (
        PlainValues.isMadeUp($0.name) ? 1 : 0, $1.name
      )
    }
    return sorted.lazy.compactMap { value(of: $0.name, inside + [name], counter) }.first
  }
}
