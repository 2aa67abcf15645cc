/// What an app starts with, and what makes its first screen.
struct AppStart: Equatable {
  var type: String
  var expression: String

  /// - Returns: Nil if the app's files don't say.
  static func of(_ types: [String: SurveyedType], _ storyboards: Storyboards) -> AppStart? {
    let reachable = types.values.filter { $0.isReachable }.sorted { $0.name < $1.name }
    if let app = reachable.first(where: { $0.kind == .struct && $0.isMain && $0.inherits.contains("App") }) {
      return AppStart(type: app.name, expression: "appRootViewController(\(app.name).self)")
    }
    func delegate(_ protocolName: String) -> SurveyedType? {
      reachable.first {
        $0.kind == .class && ListFamily.lineage(of: $0, types).contains(protocolName)
          && $0.initializers.allSatisfy { $0.isEmpty }
      }
    }
    guard let found = delegate("UIWindowSceneDelegate") ?? delegate("UIApplicationDelegate") else { return nil }
    let storyboard = storyboards.main.map { ", storyboard: \"\($0)\"" } ?? ""
    return AppStart(type: found.name, expression: "appRootViewController(\(found.name)()\(storyboard))")
  }
}
