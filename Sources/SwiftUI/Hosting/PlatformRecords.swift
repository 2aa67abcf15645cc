@_spi(CellHarness) import UIKit
import UniformTypeIdentifiers

nonisolated extension View {
  /// Lets the user pick a file; the host has none, so nothing is picked.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(RecordedOnly("fileImporter", "\(isPresented.wrappedValue)")) }
  /// Lets the user pick files; the host has none, so nothing is picked.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { modifier(RecordedOnly("fileImporter", "\(isPresented.wrappedValue)")) }
  /// Names what the user does, to go on elsewhere.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(RecordedOnly("userActivity", isActive ? activityType : "none")) }
}

nonisolated extension View {
  /// Goes on with what the user began elsewhere; the host brings nothing.
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    modifier(RecordedOnly("onContinueUserActivity", activityType))
  }
}
