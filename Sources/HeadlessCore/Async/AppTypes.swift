import CInterposer
import CellTrace

extension AppCode {
  /// Where types of the app are written, those that can be told: a view's `body`, a class's first function. Names may be with or
  /// without their module, and carry ordinals and types of parameters.
  package static func places(ofTypes names: [String]) -> [SourcePlace] {
    var known: Set<String> = []
    return names.map(AppTypes.plain).filter { known.insert($0).inserted }.flatMap { name in
      (AppTypes.all[name] ?? []).prefix(8).compactMap { SourcePlace(unresolved: [$0]) }
    }
  }
}

/// The types of the app in this program, with code of theirs: made once, from the names in its symbol table.
private enum AppTypes {
  static let all: [String: [UInt32]] = {
    guard let names = ProgramSymbols.names() else { return [:] }
    var types: [String: [UInt32]] = [:]
    // A view's body, and what every class has: a function that ends its objects.
    for symbol in ProgramSymbols.symbols(endingWith: "V4bodyQrvg", in: names) {
      guard let name = owner(of: symbol) else { continue }
      types[name, default: []] += frames([symbol])
    }
    for symbol in ProgramSymbols.symbols(endingWith: "CfD", in: names) {
      guard let name = owner(of: symbol) else { continue }
      // Its initializers first, then whatever it does; what the compiler made has no line.
      let functions = ProgramSymbols.functions(ofType: String(symbol.dropLast(2)), in: names)
      types[name, default: []] += frames(functions)
    }
    return types
  }()

  /// `Row` for `App.Outer.Row<Int>[2]`.
  static func plain(_ name: String) -> String {
    let bare = name.prefix { $0 != "<" && $0 != "[" && $0 != "(" }
    return bare.split(separator: ".").last.map(String.init) ?? name
  }

  private static func owner(of symbol: String) -> String? {
    guard let function = AppCode.function(named: symbol) else { return nil }
    return function.name.split(separator: ".").dropLast().last.map(String.init)
  }

  private static func frames(_ symbols: [String]) -> [UInt32] {
    symbols.compactMap { symbol in
      ci_function_named(symbol).map { UInt32(truncatingIfNeeded: UInt(bitPattern: $0) - ci_program_base() + 1) }
    }
  }
}
