/// Leaves files out of a module that do not compile, where the rest compiles without them: an app's delegate that starts a library of
/// others' stops none of its lists.
enum LeavingOut {
  /// Of more than so many files one may be left out: what more depends on is no detail.
  private static let share = 3

  /// - Parameters:
  ///   - first: What the compiler says of all files.
  ///   - compile: Compiles the module with the files that are left.
  /// - Returns: The module without those files; nil if it compiles as it is, or does not without them either. What was compiled last is
  ///   what is answered: modules that import it are compiled against that.
  static func reduced(
    _ target: AppTarget, _ first: Compilation, _ compile: (AppTarget) throws -> Compilation
  ) rethrows -> AppTarget? {
    var left = target
    var problems = first.problems
    while !problems.isEmpty {
      let bad = Set(problems.map(\.file))
      let before = left.files.count
      left.files.removeAll { bad.contains($0) }
      // What is wrong in a model or in nothing that has a name is not mended by leaving files out.
      guard left.files.count < before, !left.files.isEmpty,
        (target.files.count - left.files.count) * share < target.files.count
      else {
        if before < target.files.count { _ = try compile(target) }
        return nil
      }
      problems = try compile(left).problems
    }
    return left.files.count < target.files.count ? left : nil
  }
}
