import Foundation

extension Notification.Name {
    static let libraryDidAddBook = Notification.Name("LibraryDidAddBook")
}

class Book: NSObject {
    let number: Int
    let title: String
    @objc dynamic var isFavorite = false
    let isNew: Bool

    init(number: Int, title: String, isNew: Bool) {
        self.number = number
        self.title = title
        self.isNew = isNew
    }
}

/// What the lists show. `count` is observed; who needs to know of a single book listens to the notification.
class Library: NSObject {
    private(set) var books: [Book]
    @objc dynamic private(set) var count = 0

    override init() {
        books = (1...40).map { Book(number: $0, title: "Book \($0)", isNew: $0 % 7 == 1) }
        super.init()
        count = books.count
    }

    func add(_ title: String) {
        let number = (books.map { $0.number }.max() ?? 0) + 1
        books.insert(Book(number: number, title: title, isNew: false), at: 0)
        count = books.count
        NotificationCenter.default.post(name: .libraryDidAddBook, object: self)
    }
}
