/// What a view lacks that is shown without what its app puts around it.
///
/// A view of an app that a screen opens by itself gets none of the objects that the app's own views put into the environment above it. That
/// is no defect of the app: such a run proves nothing, and says what the screen has to put there.
nonisolated enum AppSurroundings {
  /// Ends the run as one that lacks what is named. It returns where nobody takes such an end.
  nonisolated(unsafe) static var end: ((_ lacked: String) -> Void)?

  static func lacks(_ type: Any.Type, in environment: EnvironmentValues) {
    if environment.isOpenedAlone { end?(TrapTexts.lackedObject(type)) }
  }
}

nonisolated extension EnvironmentValues {
  /// True for what a screen opens that is not an app as it opens.
  @Entry var isOpenedAlone = false
}
