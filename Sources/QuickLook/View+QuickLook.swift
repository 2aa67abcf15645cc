import SwiftUI

nonisolated extension View {
  /// Shows a file while there is one; a finger pulls it down.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    sheet(isPresented: shown(item)) { FilePreview(files: [item.wrappedValue].compactMap { $0 }, shown: item.wrappedValue) }
  }
  /// Shows one of several files while one is chosen; a finger pulls it down.
  public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
  where Items: RandomAccessCollection, Items.Element == URL {
    let files = Array(items)
    return sheet(isPresented: shown(selection)) { FilePreview(files: files, shown: selection.wrappedValue) }
  }
}

private nonisolated func shown(_ item: Binding<URL?>) -> Binding<Bool> {
  Binding {
    item.wrappedValue != nil
  } set: { isShown in
    if !isShown { item.wrappedValue = nil }
  }
}

/// The files on screen, one of them in front.
private struct FilePreview: UIViewControllerRepresentable {
  let files: [URL]
  let shown: URL?

  final class Coordinator: NSObject, QLPreviewControllerDataSource {
    var files: [URL] = []
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      files[index] as NSURL
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    controller.dataSource = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: QLPreviewController, context: Context) {
    context.coordinator.files = files
    controller.currentPreviewItemIndex = shown.flatMap(files.firstIndex) ?? 0
  }
}
