import SwiftUI

/// Where the system's pictures are shown to choose from.
nonisolated public struct PhotosPickerStyle: Sendable {
  /// On a sheet.
  public static let presentation = PhotosPickerStyle()
  /// In the app's own content.
  public static let inline = PhotosPickerStyle()
  /// In one row of the app's own content.
  public static let compact = PhotosPickerStyle()
}

nonisolated extension View {
  /// Sets where the system's pictures are shown; there are none here.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  /// Takes away what the system's pictures offer.
  public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View { self }
  /// Shows or hides the bars around the system's pictures.
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}
