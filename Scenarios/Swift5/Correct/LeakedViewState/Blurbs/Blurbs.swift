import Combine
import SwiftUI
import UIKit

struct Book: Hashable, Identifiable {
  let id: Int
  let title: String
  let writer: String
  let blurb: String
  let pages: Int
}

@MainActor final class Bookcase: ObservableObject {
  let books: [Book] = [
    ("The Salt Road", "I. Maren"), ("Winter Ferry", "T. Oduya"), ("A House in Lisbon", "C. Prado"), ("Glass Orchard", "L. Weiss"),
    ("The Last Cartographer", "S. Imai"), ("Low Tide", "P. Hale"), ("Ninety Days", "R. Kova"), ("Stone Lantern", "Y. Tanabe"),
    ("The Beekeeper's Son", "M. Dahl"), ("Copper Coast", "E. Nolan"), ("Second Harvest", "A. Brandt"),
    ("Night Trains", "G. Silva"),
    ("The Paper Garden", "H. Lindt"), ("River Songs", "K. Amadi"), ("Small Hours", "B. Roth"), ("The Violin Maker", "D. Conti"),
    ("Blue Ridge", "J. Ames"), ("An Honest Forger", "V. Petrov"), ("Quarter Moon", "N. Said"), ("The Long Field", "O. Byrne"),
  ].enumerated().map { place, book in
    Book(
      id: place, title: book.0, writer: book.1,
      blurb: "A novel of \(120 + place * 17) pages about what is kept and what is lost.",
      pages: 120 + place * 17)
  }
  @Published private(set) var read: Set<Int> = []
  @Published private(set) var opened: Set<Int> = []

  func toggleRead(_ id: Int) {
    if read.remove(id) == nil { read.insert(id) }
  }

  func toggleOpened(_ id: Int) {
    if opened.remove(id) == nil { opened.insert(id) }
  }
}

struct BookRow: View {
  let book: Book
  @ObservedObject var bookcase: Bookcase
  private var showsBlurb: Bool { bookcase.opened.contains(book.id) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        VStack(alignment: .leading) {
          Text(book.title).font(.headline)
          Text(book.writer).font(.subheadline)
        }
        Spacer()
        Button(bookcase.read.contains(book.id) ? "Unread" : "Read") { bookcase.toggleRead(book.id) }
          .buttonStyle(.bordered)
      }
      Button(showsBlurb ? "Less" : "More") { bookcase.toggleOpened(book.id) }
        .buttonStyle(.borderless)
      if showsBlurb {
        Text(book.blurb)
          .font(.footnote)
      }
    }
  }
}

final class BlurbsViewController: UITableViewController {
  private let bookcase: Bookcase
  private var shown: [Book] = []
  private var hidesRead = false
  private var cancellables: Set<AnyCancellable> = []

  init(bookcase: Bookcase) {
    self.bookcase = bookcase
    super.init(style: .plain)
    title = "Bookcase"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    tableView.allowsSelection = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Hide read",
      primaryAction: UIAction(title: "Hide read") { [weak self] _ in
        guard let self else { return }
        hidesRead.toggle()
        showBooks(read: bookcase.read)
      })
    bookcase.$read
      .sink { [weak self] in self?.showBooks(read: $0) }
      .store(in: &cancellables)
  }

  private func showBooks(read: Set<Int>) {
    navigationItem.rightBarButtonItem?.title = hidesRead ? "Show all" : "Hide read"
    let books = bookcase.books.filter { !hidesRead || !read.contains($0.id) }
    guard books != shown else { return }
    shown = books
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    let book = shown[indexPath.row]
    cell.contentConfiguration = UIHostingConfiguration {
      BookRow(book: book, bookcase: bookcase)
    }
    return cell
  }
}
