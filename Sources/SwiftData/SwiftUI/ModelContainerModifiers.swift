import SwiftUI

extension EnvironmentValues {
  /// The context that queries of views use. Without a container around the view it keeps nothing: using it ends the run as one that
  /// proves nothing.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ContainerSettings.absentContext }
}

extension View {
  /// Puts a container around the view.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  /// Puts a context around the view.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
  /// Makes a container for a type of models, once, and puts it around the view.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
  /// Makes a container for types of models, once, and puts it around the view.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        settings: ContainerSettings(
          types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
          onSetup: onSetup)))
  }
}

extension Scene {
  /// Puts a container around all that the scene's windows show.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  /// Puts a context around all that the scene's windows show.
  public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }
  /// Makes a container for a type of models, once, and puts it around all that the scene's windows show.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }
  /// Makes a container for types of models, once, and puts it around all that the scene's windows show.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    environment(
      \.modelContext,
      ContainerSettings(
        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup
      ).sharedContext())
  }
}

/// A container that a modifier makes.
@MainActor struct ContainerSettings {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void

  func make() -> ModelContainer {
    let schema = Schema(types)
    do {
      let container = try ModelContainer(
        for: schema, configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory))
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      if isUndoEnabled { container.mainContext.undoManager = UndoManager() }
      onSetup(.success(container))
      return container
    } catch {
      onSetup(.failure(error))
      return SwiftDataRunState.current.absent
    }
  }

  /// The same for all that ask with the same settings: a scene is described again and again.
  func sharedContext() -> ModelContext {
    let key = "\(types.map { $0.entityName }) \(inMemory) \(isAutosaveEnabled) \(isUndoEnabled)"
    if let known = SwiftDataRunState.current.containers[key] { return known.mainContext }
    let made = make()
    SwiftDataRunState.current.containers[key] = made
    return made.mainContext
  }

  nonisolated static var absentContext: ModelContext { SwiftDataRunState.current.absentContext }
}

/// Makes a container when the view comes, and keeps it.
private struct ContainerModifier: ViewModifier {
  let settings: ContainerSettings
  @State private var made = MadeContainer()

  func body(content: Content) -> some View { content.environment(\.modelContext, made.context(settings)) }

  final class MadeContainer {
    private var container: ModelContainer?
    @MainActor func context(_ settings: ContainerSettings) -> ModelContext {
      let container = container ?? settings.make()
      self.container = container
      return container.mainContext
    }
  }
}
