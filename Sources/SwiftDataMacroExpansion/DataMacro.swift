/// The macros of SwiftData, by the type names that their declarations give.
enum DataMacro: String {
  case model = "ModelMacro"
  case persistedProperty = "PersistedPropertyMacro"
  case modelActor = "ModelActorMacro"
  case query = "QueryMacro"
  /// What another macro reads, or nothing: it stands for no code of its own.
  case mark = "MarkMacro"

  func expand(_ request: DataMacroRequest) throws(DataMacroProblem) -> String {
    switch self {
    case .mark: return ""
    case .model: return try ModelExpansion.expand(request)
    case .persistedProperty: return try PersistedPropertyExpansion.expand(request)
    case .modelActor: return ModelActorExpansion.expand(request)
    case .query: return try QueryExpansion.expand(request)
    }
  }
}
