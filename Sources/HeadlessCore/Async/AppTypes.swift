import CInterposer
import CellTrace

extension AppCode {
  /// Where types of the app are written, those that can be told: a view's `body`, a class's first function. Names may be with or
  /// without their module, and carry ordinals and types of parameters.
  package static func places(ofTypes names: [String]) -> [SourcePlace] {
    var known: Set<String> = []
    let modules = Set(names.compactMap { $0.contains(".") ? String($0.prefix { $0 != "." }) : nil })
    let wanted = names.map(AppTypes.plain).filter { known.insert($0).inserted }
    guard let table = ProgramSymbols.names() else { return [] }
    let bodies = ProgramSymbols.symbols(endingWith: "V4bodyQrvg", in: table).filter { !$0.hasPrefix("$s7SwiftUI") }
    // What every class has: a function that ends its objects.
    let classes = ProgramSymbols.symbols(endingWith: "CfD", in: table).filter { symbol in
      modules.contains { symbol.hasPrefix("$s\($0.utf8.count)\($0)") }
    }
    return wanted.flatMap { name -> [SourcePlace] in
      let mangled = "\(name.utf8.count)\(name)"
      if let body = bodies.first(where: { $0.contains(mangled + "V4body") }) { return AppTypes.places(of: [body]) }
      // Its initializers first, then whatever it does; what the compiler made has no line.
      let type = classes.first { $0.contains(mangled + "C") }
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

  static func places(of symbols: [String]) -> [SourcePlace] {
    symbols.compactMap { symbol in
      ci_function_named(symbol).flatMap {
        SourcePlace(unresolved: [UInt32(truncatingIfNeeded: UInt(bitPattern: $0) - ci_program_base() + 1)])
      }
    }
  }
}
