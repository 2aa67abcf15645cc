import SwiftUI

nonisolated extension View {
  /// Lets the user choose a picture while the binding says so. Nobody chooses here, and the picker is left at once.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(PickerThatIsLeft(isPresented: isPresented)) }
  /// Lets the user choose a picture of a library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { modifier(PickerThatIsLeft(isPresented: isPresented)) }
  /// Lets the user choose several pictures.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(PickerThatIsLeft(isPresented: isPresented)) }
}

/// Ends the presentation, as a user does who chooses nothing: a binding that stayed true could never be set again.
private struct PickerThatIsLeft: ViewModifier {
  @Binding var isPresented: Bool
  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { if isPresented { isPresented = false } }
  }
}
