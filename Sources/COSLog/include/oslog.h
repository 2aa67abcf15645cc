// Everything the submodule has is in the Swift module os.
