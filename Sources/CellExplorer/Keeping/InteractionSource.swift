import CellTrace

/// Interactions as Swift writes them, for tests that are made from findings.
enum InteractionSource {
  /// The expression of an interaction, where a `CellInteraction` is expected.
  static func of(_ interaction: Interaction) -> String {
    let name = "." + interaction.facts.name
    let arguments = arguments(of: interaction)
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The values of a case as the enumeration declares them, so that a new interaction needs nothing here. A value at the end that is
  /// nil is the default, and is left out.
  private static func arguments(of interaction: Interaction) -> [String] {
    guard let payload = Mirror(reflecting: interaction).children.first?.value else { return [] }
    let mirror = Mirror(reflecting: payload)
    // A case with one value has the value itself there, unless it has a name.
    guard mirror.displayStyle == .tuple else { return source(of: payload).map { [$0] } ?? [] }
    let values = mirror.children.map { (label: $0.label, source: source(of: $0.value)) }
    let last = values.lastIndex { $0.source != nil } ?? -1
    return values.prefix(last + 1).map { value in
      let name = value.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return name + (value.source ?? "nil")
    }
  }

  /// The expression of a value; nil for nil.
  private static func source(of value: Any) -> String? {
    switch value {
    case let text as String: literal(text)
    case let texts as [String]: "[\(texts.map(literal).joined(separator: ", "))]"
    case let locator as ItemLocator: of(locator)
    case let locator as ElementLocator: of(locator)
    case let place as DropPlace: of(place)
    case let field as AlertField: of(field)
    case let change as TraitChange: of(change)
    case let flags as CellFlags: ".\(flags)"
    case let named as any RawRepresentable<String>: ".\(named.rawValue)"
    default: other(value)
    }
  }

  private static func other(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.flatMap { source(of: $0.value) }
  }

  private static func of(_ locator: ItemLocator) -> String {
    switch locator {
    case .identity(let text): ".identity(\(literal(text)))"
    case .showing(let text): ".showing(\(literal(text)))"
    case .resolved(let id):
      id.list == 0
        ? ".resolved(CellItemID(key: \(literal(id.key))))" : ".resolved(CellItemID(list: \(id.list), key: \(literal(id.key))))"
    }
  }

  private static func of(_ locator: ElementLocator) -> String {
    switch locator {
    case .showing(let text): ".showing(\(literal(text)))"
    case .path(let path): ".path(\(literal(path)))"
    }
  }

  private static func of(_ place: DropPlace) -> String {
    switch place {
    case .before(let item): ".before(\(of(item)))"
    case .after(let item): ".after(\(of(item)))"
    case .onto(let item): ".onto(\(of(item)))"
    case .outside: ".outside"
    case .otherApp: ".otherApp"
    case .view(let text): ".view(\(literal(text)))"
    }
  }

  private static func of(_ field: AlertField) -> String {
    switch field {
    case .index(let index): ".index(\(index))"
    case .placeholder(let text): ".placeholder(\(literal(text)))"
    }
  }

  private static func of(_ change: TraitChange) -> String {
    switch change {
    case .textSize(let size): ".textSize(.\(size.rawValue))"
    case .dark(let on): ".dark(\(on))"
    case .rightToLeft(let on): ".rightToLeft(\(on))"
    case .boldText(let on): ".boldText(\(on))"
    case .highContrast(let on): ".highContrast(\(on))"
    }
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
