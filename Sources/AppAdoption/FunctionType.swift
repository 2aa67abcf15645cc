/// What a type such as `(Item, Int) async throws -> Bool` says.
struct FunctionType: Equatable {
  var parameters: Int
  var result: String
  var isWithoutResult: Bool { ["Void", "()"].contains(result) }

  /// Nil for a type that is no function's.
  init?(_ type: String) {
    guard type.hasPrefix("(") else { return nil }
    var depth = 0
    var commas = 0
    var last: Character = " "
    var end: String.Index?
    for index in type.indices where end == nil {
      let character = type[index]
      switch character {
      case "(", "[", "<": depth += 1
      // The arrow of a function that is a parameter closes nothing.
      case ">" where last == "-": break
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { end = index }
      case "," where depth == 1: commas += 1
      default: break
      }
      last = character
    }
    guard let end, let arrow = type[end...].firstRange(of: "->") else { return nil }
    parameters = type[type.index(after: type.startIndex)..<end].contains { !$0.isWhitespace } ? commas + 1 : 0
    result = String(type[arrow.upperBound...].drop { $0.isWhitespace })
  }
}
