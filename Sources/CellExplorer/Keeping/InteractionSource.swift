import CellTrace

/// Interactions as Swift writes them, for tests that are made from findings.
enum InteractionSource {
  /// The expression of an interaction, where a `CellInteraction` is expected.
  static func of(_ interaction: Interaction) -> String {
    let name = "." + interaction.facts.name
    let arguments = arguments(of: interaction)
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static func arguments(of interaction: Interaction) -> [String] {
    switch interaction {
    case .open, .scrollToTop, .scrollToEnd, .closeActions, .closeMenu, .pullToRefresh, .enterBackground, .enterForeground,
      .simulateMemoryWarning, .cycleCellStates, .refreshVisibleCells, .rebuildVisibleCells:
      []
    case .scrollTo(let item), .select(let item), .deselect(let item): [of(item)]
    case .scrollBy(let number), .flickAndStop(let number), .wait(let number): ["\(number)"]
    case .tap(let item, let element), .doubleTap(let item, let element), .longPress(let item, let element),
      .pressAndDragOff(let item, let element), .openMenu(let item, let element):
      [of(item)] + (element.map { [of($0)] } ?? [])
    case .toggle(let item, let element, let on):
      [of(item)] + (element.map { [of($0)] } ?? []) + (on.map { ["to: \($0)"] } ?? [])
    case .swipe(let item, let edge): [of(item), ".\(edge.rawValue)"]
    case .tapAction(let text), .tapAlert(let text), .mutate(let text): [literal(text)]
    case .type(let text, let item, let element, let clearing):
      [literal(text), of(item), element.map(of) ?? "nil", "clearing: \(clearing)"]
    case .chooseMenuItem(let path): ["[\(path.map(literal).joined(separator: ", "))]"]
    case .typeInAlert(let text, let field, let clearing): [literal(text), of(field), "clearing: \(clearing)"]
    case .reorder(let item, let side, let other): [of(item), ".\(side.rawValue)", of(other)]
    case .selectAcross(let item, let other): [of(item), "to: \(of(other))"]
    case .drag(let item, let place): [of(item), of(place)]
    case .rotate(let orientation): [".\(orientation.rawValue)"]
    case .changeTrait(let change): [of(change)]
    case .setEditing(let editing): ["\(editing)"]
    case .setState(let item, let flag, let on): [item.map(of) ?? "nil", ".\(flag)", "\(on)"]
    }
  }

  private static func of(_ locator: ItemLocator) -> String {
    switch locator {
    case .identity(let text): ".identity(\(literal(text)))"
    case .showing(let text): ".showing(\(literal(text)))"
    case .resolved(let id):
      id.list == 0 ? ".resolved(CellItemID(key: \(literal(id.key))))" : ".resolved(CellItemID(list: \(id.list), key: \(literal(id.key))))"
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
