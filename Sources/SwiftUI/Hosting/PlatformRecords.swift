@_spi(CellHarness) import UIKit
import UniformTypeIdentifiers

nonisolated extension View {
  /// Lets the user pick a file; the host has none, so the panel is left at once.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(FilePanelThatIsLeft(name: "fileImporter", isPresented: isPresented)) }
  /// Lets the user pick files; the host has none, so the panel is left at once.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { modifier(FilePanelThatIsLeft(name: "fileImporter", isPresented: isPresented)) }
  /// Lets the user pick files or give up; the host has none, so the panel is left at once.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(FilePanelThatIsLeft(name: "fileImporter", isPresented: isPresented, left: onCancellation))
  }
  /// Names what the user does, to go on elsewhere.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(RecordedOnly("userActivity", isActive ? activityType : "none")) }
  /// Names what the user does with something, to go on elsewhere.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { modifier(RecordedOnly("userActivity", element == nil ? "none" : activityType)) }
}

nonisolated extension View {
  /// Goes on with what the user began elsewhere; the host brings nothing.
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    modifier(RecordedOnly("onContinueUserActivity", activityType))
  }
}
