@_spi(CellHarness) import UIKit
import UniformTypeIdentifiers

/// A document that is a value.
public protocol FileDocument {
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// The document as a file.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  /// What reading is told.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What writing is told.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}
extension FileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What reading a document is told.
nonisolated public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What writing a document is told.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file there is already.
  public let existingFile: FileWrapper?
}

/// A file or a folder, with what is in it.
nonisolated open class FileWrapper: NSObject {
  private let contents: Data?
  private var children: [String: FileWrapper]?
  /// The name it was read with.
  open var filename: String?
  /// The name it would like to have.
  open var preferredFilename: String?

  /// Wraps data as a file.
  public init(regularFileWithContents contents: Data) {
    self.contents = contents
    children = nil
  }
  /// Wraps files as a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = nil
    children = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// True for a file.
  open var isRegularFile: Bool { contents != nil }
  /// True for a folder.
  open var isDirectory: Bool { children != nil }
  /// What is in the file.
  open var regularFileContents: Data? { contents }
  /// What is in the folder.
  open var fileWrappers: [String: FileWrapper]? { children }

  /// Adds a file to the folder; its name there.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? "Untitled"
    children?[name] = child
    return name
  }
  /// Adds a file with data to the folder; its name there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Takes a file out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) { children = children?.filter { $0.value !== child } }
}

/// The system's panel for files, which a user leaves who chooses nothing: a binding that stayed true could never be set again.
nonisolated struct FilePanelThatIsLeft: ViewModifier {
  let name: String
  let isPresented: Binding<Bool>
  var left: () -> Void = {}

  @MainActor func body(content: Content) -> some View {
    content.modifier(RecordedOnly(name, "\(isPresented.wrappedValue)"))
      .onChange(of: isPresented.wrappedValue, initial: true) {
        guard isPresented.wrappedValue else { return }
        isPresented.wrappedValue = false
        left()
      }
  }
}

nonisolated extension View {
  /// Lets the user save a document; nobody chooses a place here, so nothing is saved.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument { modifier(FilePanelThatIsLeft(name: "fileExporter", isPresented: isPresented)) }
  /// Lets the user save a document or give up; nobody chooses a place here.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View where D: FileDocument {
    modifier(FilePanelThatIsLeft(name: "fileExporter", isPresented: isPresented, left: onCancellation))
  }
  /// Lets the user save several documents; nobody chooses a place here.
  public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument {
    modifier(FilePanelThatIsLeft(name: "fileExporter", isPresented: isPresented))
  }
  /// Lets the user save a value; nobody chooses a place here.
  public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable {
    modifier(FilePanelThatIsLeft(name: "fileExporter", isPresented: isPresented, left: onCancellation))
  }
  /// Lets the user move a file; nobody chooses a place here.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { modifier(FilePanelThatIsLeft(name: "fileMover", isPresented: isPresented)) }
  /// Lets the user move files; nobody chooses a place here.
  public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL {
    modifier(FilePanelThatIsLeft(name: "fileMover", isPresented: isPresented))
  }
  /// Says something above the system's panel for files.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    modifier(RecordedOnly("fileDialogMessage", messageKey.text))
  }
  /// Names the button of the system's panel for files.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(RecordedOnly("fileDialogConfirmationLabel", labelKey.text))
  }
}
