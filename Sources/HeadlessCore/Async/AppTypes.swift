import CInterposer
import CellTrace

extension AppCode {
  /// Where types of the app are written, those that can be told: a view's `body`, a class's first function. Names may be with or
  /// without their module, and carry ordinals and types of parameters.
  package static func places(ofTypes names: [String]) -> [SourcePlace] {
    var known: Set<String> = []
    let modules = Set(names.compactMap(AppTypes.module(of:)))
    let prefixes = modules.map { "$s\($0.utf8.count)\($0)" }
    let wanted = names.map { (name: AppTypes.plain($0), module: AppTypes.module(of: $0)) }
      .filter { known.insert($0.name).inserted }
    guard let table = ProgramSymbols.names() else { return [] }
    let bodies = ProgramSymbols.symbols(endingWith: "V4bodyQrvg", in: table).filter { !$0.hasPrefix("$s7SwiftUI") }
    // What every class has: a function that ends its objects.
    let classes = ProgramSymbols.symbols(endingWith: "CfD", in: table).filter { symbol in
      prefixes.contains { symbol.hasPrefix($0) }
    }
    return wanted.flatMap { name, module -> [SourcePlace] in
      let mangled = "\(name.utf8.count)\(name)"
      /// Several modules may have a type of that name: its own counts, else one that the other names speak of.
      func best(_ symbols: [String]) -> String? {
        let own = module.map { "$s\($0.utf8.count)\($0)" }
        return symbols.first { symbol in own.map { symbol.hasPrefix($0) } ?? false }
          ?? symbols.first { symbol in prefixes.contains { symbol.hasPrefix($0) } } ?? symbols.first
      }
      if let body = best(bodies.filter { $0.contains(mangled + "V4body") }) { return AppTypes.places(of: [body]) }
      // Its initializers first, then whatever it does; what the compiler made has no line.
      let type = best(classes.filter { $0.contains(mangled + "C") })
      return AppTypes.places(of: type.map { ProgramSymbols.functions(ofType: String($0.dropLast(2)), in: table) } ?? [])
    }
  }
}

/// The types of the app in this program, by the names in its symbol table.
private enum AppTypes {
  /// `Row` for `App.Outer.Row<Int>[2]`.
  static func plain(_ name: String) -> String {
    let bare = name.prefix { $0 != "<" && $0 != "[" && $0 != "(" }
    return bare.split(separator: ".").last.map(String.init) ?? name
  }

  /// `App` for `App.Outer.Row<Int>[2]`.
  static func module(of name: String) -> String? {
    let bare = name.prefix { $0 != "<" && $0 != "[" && $0 != "(" }
    return bare.contains(".") ? String(bare.prefix { $0 != "." }) : nil
  }

  static func places(of symbols: [String]) -> [SourcePlace] {
    symbols.compactMap { symbol in
      ci_function_named(symbol).flatMap {
        SourcePlace(unresolved: [UInt32(truncatingIfNeeded: UInt(bitPattern: $0) - ci_program_base() + 1)])
      }
    }
  }
}
