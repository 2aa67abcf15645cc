import Foundation

/// A format that was asked for.
package struct ReporterRequest: Hashable, Sendable {
  /// The reporter's name.
  package var name: String
  /// Where it goes; nil: where the reporter goes by itself. `-` is the program's output.
  package var path: String?

  /// Creates a request.
  package init(name: String, path: String? = nil) {
    self.name = name
    self.path = path
  }
}

/// Writes a document in several formats: what keeps one from being written keeps no other.
package struct ReportWriter {
  private let folder: String
  private let print: (String) -> Void
  private let environment: [String: String]
  private let reporters: [any Reporter.Type]

  /// Creates a writer.
  /// - Parameters:
  ///   - folder: Where files go that have no path of their own.
  ///   - environment: Variables that name files.
  ///   - reporters: The formats there are.
  ///   - print: Takes what goes to the program's output.
  package init(
    folder: String, environment: [String: String] = ProcessInfo.processInfo.environment,
    reporters: [any Reporter.Type] = ReporterCatalog.all, print: @escaping (String) -> Void
  ) {
    self.folder = folder
    self.environment = environment
    self.reporters = reporters
    self.print = print
  }

  /// What became of the formats.
  package struct Written: Equatable {
    /// A line for each that was written, or that refuses the document.
    package var lines: [String] = []
    /// A line for each that was written and is large.
    package var warnings: [String] = []
    /// A line for each that could not be written.
    package var faults: [String] = []
  }

  /// What a run writes that nobody asked for anything else.
  package static let usual = [ReporterRequest(name: HTMLReporter.name), ReporterRequest(name: JSONReporter.name)]

  /// Writes what was asked for; nothing asked for is what is usual.
  package func write(_ document: ReportDocument, _ requests: [ReporterRequest] = []) -> Written {
    var written = Written()
    for request in requests.isEmpty ? Self.usual : requests {
      guard let reporter = reporters.first(where: { $0.name == request.name }) else {
        written.faults.append("there is no reporter called \(request.name)")
        continue
      }
      if let reason = reporter.refusal(document) {
        written.lines.append("not written: \(request.name): \(reason)")
        continue
      }
      do {
        guard let (path, bytes) = try write(document, reporter, request.path) else { continue }
        written.lines.append("written: \(path)")
        if let warning = SizeText.warning(path, bytes: bytes) { written.warnings.append(warning) }
      } catch {
        written.faults.append("the \(request.name) report was not written: \(error)")
      }
    }
    return written
  }

  /// - Returns: The path and the bytes that were written; nil if it was printed.
  private func write(_ document: ReportDocument, _ reporter: any Reporter.Type, _ path: String?) throws -> (String, Int)? {
    switch (path, reporter.destination) {
    case ("-", _), (nil, .standardOutput):
      let text = String(decoding: try reporter.render(document), as: UTF8.self)
      print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      return nil
    case (let path?, .file), (let path?, .standardOutput):
      return (path, try writeFile(document, reporter, path))
    case (nil, .file(let name)):
      let path = "\(folder)/\(name)"
      return (path, try writeFile(document, reporter, path))
    case (let path, .appended(let variable, let limit)):
      guard let path = path ?? environment[variable], !path.isEmpty else {
        throw FileProblem(description: "$\(variable) names no file; say where with --reporter \(reporter.name)=PATH")
      }
      try append(document, reporter, path, limit)
      // It fits: its reporter was told how much room there is.
      return (path, 0)
    }
  }

  private func writeFile(_ document: ReportDocument, _ reporter: any Reporter.Type, _ path: String) throws -> Int {
    let data = try reporter.render(document)
    try AtomicFile.write(data, to: path)
    return data.count
  }

  /// Adds to the end of a file that other tools write to as well.
  private func append(_ document: ReportDocument, _ reporter: any Reporter.Type, _ path: String, _ limit: Int) throws {
    let present = FileManager.default.contents(atPath: path) ?? Data()
    let data = try reporter.render(document, within: max(0, limit - present.count))
    let gap = present.isEmpty || present.last == 0x0A ? Data() : Data([0x0A])
    try AtomicFile.write(present + gap + data, to: path)
  }
}
